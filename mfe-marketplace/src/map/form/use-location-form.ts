import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';
import { serverMessage, toast, useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceAddLocationMutation, useMarketplaceChangeLocationMutation } from '../locations/locations-api';
import type { Coordinates } from '../locations/map-view';
import { blankDraft, type LocationDraft, toDraft, toNewLocation, validateLocation } from './location-draft';

interface OpenForm {
  /** Of the location to edit; undefined for a new one. */
  readonly id: number | undefined;
  /** Whether the dialog is hidden while the user picks coordinates on the map. */
  readonly isPicking: boolean;
}

/** The form of a location, closed at first. Its input stays while coordinates are picked on the map. */
export function useLocationForm(onSaved: (location: MapLocation) => void) {
  const [opened, setOpened] = useState<OpenForm>();
  const [add] = useMarketplaceAddLocationMutation();
  const [change] = useMarketplaceChangeLocationMutation();
  const isNew = opened?.id === undefined;
  const form = useForm<LocationDraft, MapLocation>({
    initial: blankDraft('bank'),
    validate: validateLocation,
    save(draft) {
      const body = toNewLocation(draft);
      return opened?.id === undefined ? add({ body }) : change({ id: opened.id, body });
    },
    onSaved(saved) {
      const description = `Location ${isNew ? 'added' : 'updated'} successfully`;
      toast({ title: 'Success', description, variant: 'success' });
      setOpened(undefined);
      onSaved(saved);
    },
    async onRejected(error) {
      const description = serverMessage(error, `Failed to ${isNew ? 'add' : 'update'} location`);
      toast({ title: 'Error', description, variant: 'error' });
      return true;
    },
  });

  function open(id: number | undefined, draft: LocationDraft) {
    form.replace(draft);
    setOpened({ id, isPicking: false });
  }
  const setPicking = (isPicking: boolean) => setOpened((before) => before && { ...before, isPicking });

  return {
    form,
    isNew,
    isOpen: opened !== undefined && !opened.isPicking,
    isPicking: opened?.isPicking === true,
    add: (type: LocationType) => open(undefined, blankDraft(type)),
    edit: (location: MapLocation) => open(location.id, toDraft(location)),
    close: () => setOpened(undefined),
    startPicking: () => setPicking(true),
    stopPicking: () => setPicking(false),
    pick(coordinates: Coordinates) {
      form.change({ coordinates, isFromAddress: false });
      setPicking(false);
    },
  };
}
