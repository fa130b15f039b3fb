import type { LocationType, MapLocation } from '@plaza/contracts/marketplace/locations';
import { serverMessage, toast, useForm, useRequestKey } from '@plaza/web-kit';
import { useState } from 'react';
import { useMarketplaceAddLocationMutation, useMarketplaceChangeLocationMutation } from '../locations/locations-api';
import type { Coordinates } from '../locations/map-view';
import { blankDraft, isChanged, type LocationDraft, toDraft, toNewLocation, validateLocation } from './location-draft';

/** The initial state of a form. */
interface Start {
  /** The id of the location to edit; undefined for a new one. */
  readonly id: number | undefined;
  readonly draft: LocationDraft;
}

interface OpenForm extends Start {
  /** Whether the dialog is hidden while the user picks coordinates on the map. */
  readonly isPicking: boolean;
}

const firstArrived = 'What you sent first did arrive. Look at the list before you add another one.';

/** The form of a location, initially closed. Its input is kept while coordinates are picked on the map. */
export function useLocationForm(onSaved: (location: MapLocation) => void) {
  const [opened, setOpened] = useState<OpenForm>();
  const [next, setNext] = useState<Start>();
  const [add] = useMarketplaceAddLocationMutation();
  const [change] = useMarketplaceChangeLocationMutation();
  const { send, renew } = useRequestKey(firstArrived);
  const isNew = opened?.id === undefined;
  const form = useForm<LocationDraft, MapLocation>({
    initial: blankDraft('bank'),
    validate: validateLocation,
    save(draft) {
      const body = toNewLocation(draft);
      return opened?.id === undefined ? send((key) => add({ body, key })) : change({ id: opened.id, body });
    },
    onSaved(saved) {
      const description = `Location ${isNew ? 'added' : 'updated'} successfully`;
      toast({ title: 'Success', description, variant: 'success' });
      // Another form may have been opened since this one was submitted.
      setOpened((now) => (now?.draft === opened?.draft ? undefined : now));
      onSaved(saved);
    },
    async onRejected(error) {
      const description = serverMessage(error, `Failed to ${isNew ? 'add' : 'update'} location`);
      toast({ title: 'Error', description, variant: 'error' });
      return true;
    },
  });

  function begin(start: Start) {
    form.replace(start.draft);
    renew();
    setOpened({ ...start, isPicking: false });
    setNext(undefined);
  }
  const hasChanged = opened !== undefined && isChanged(opened.draft, form.draft);
  /**
   * While coordinates are picked, the form and its input are hidden, so replacing a changed form has to be confirmed.
   */
  const open = (start: Start) => (hasChanged ? setNext(start) : begin(start));
  const setPicking = (isPicking: boolean) => setOpened((before) => before && { ...before, isPicking });

  return {
    form,
    isNew,
    isChanged: hasChanged,
    isOpen: opened !== undefined && !opened.isPicking,
    isPicking: opened?.isPicking === true,
    add: (type: LocationType) => open({ id: undefined, draft: blankDraft(type) }),
    edit: (location: MapLocation) => open({ id: location.id, draft: toDraft(location) }),
    /** Whether the user wants to open another form, which would discard the input of this one; `replace` opens it. */
    isReplacing: next !== undefined,
    replace: () => next && begin(next),
    stopReplacing: () => setNext(undefined),
    close: () => setOpened(undefined),
    startPicking: () => setPicking(true),
    stopPicking: () => setPicking(false),
    pick(coordinates: Coordinates) {
      form.change({ coordinates, isFromAddress: false });
      setPicking(false);
    },
  };
}
