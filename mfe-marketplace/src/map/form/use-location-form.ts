import type { Place, PlaceType } from '@plaza/contracts/marketplace/places';
import { serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceAddLocationMutation, useMarketplaceChangeLocationMutation } from '../locations/locations-api';
import type { Coordinates } from '../locations/map-view';
import { blankDraft, isComplete, type LocationDraft, toDraft, toNewLocation, validateServices } from './location-draft';

interface Form {
  /** The location to change; a new one without. */
  readonly id?: number;
  readonly draft: LocationDraft;
  /** Whether the dialog gives way to the map, for a spot to be chosen on it. */
  readonly isPicking: boolean;
  /** Whether it was to be saved without a spot. */
  readonly lacksCoordinates: boolean;
}

const open = { isPicking: false, lacksCoordinates: false };

/** A location that is added or changed, if any. What is typed stays while a spot is chosen, and where saving fails. */
export function useLocationForm(onSaved: (location: Place) => void) {
  const [form, setForm] = useState<Form>();
  const [add, { isLoading: isAdding }] = useMarketplaceAddLocationMutation();
  const [change, { isLoading: isChanging }] = useMarketplaceChangeLocationMutation();
  const isSaving = isAdding || isChanging;
  const alter = (changes: Partial<Form>) => setForm((known) => known && { ...known, ...changes });

  async function submit() {
    if (!form || isSaving || !isComplete(form.draft) || validateServices(form.draft)) return;
    const location = toNewLocation(form.draft);
    if (!location) return alter({ lacksCoordinates: true });
    const isNew = form.id === undefined;
    const { data, error } = isNew ? await add({ body: location }) : await change({ id: form.id, body: location });
    if (!data) {
      const failed = `Failed to ${isNew ? 'add' : 'update'} location`;
      toast({ title: 'Error', description: serverMessage(error, failed), variant: 'error' });
      return;
    }
    const description = `Location ${isNew ? 'added' : 'updated'} successfully`;
    toast({ title: 'Success', description, variant: 'success' });
    setForm(undefined);
    onSaved(data);
  }

  return {
    form,
    isSaving,
    add: (type: PlaceType) => setForm({ ...open, draft: blankDraft(type) }),
    edit: (location: Place) => setForm({ ...open, id: location.id, draft: toDraft(location) }),
    close: () => setForm(undefined),
    setDraft: (draft: LocationDraft) => alter({ draft, ...(draft.coordinates && { lacksCoordinates: false }) }),
    startPicking: () => alter({ isPicking: true }),
    stopPicking: () => alter({ isPicking: false }),
    pick: (coordinates: Coordinates) =>
      setForm((known) => known && { ...known, ...open, draft: { ...known.draft, coordinates, isFromAddress: false } }),
    submit,
  };
}
