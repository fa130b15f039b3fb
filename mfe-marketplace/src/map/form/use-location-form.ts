import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { serverMessage, toast, useKeptForm, useRequestKey } from '@plaza/web-kit';
import { useState } from 'react';
import { firstAttemptSaved } from '../../notices/first-attempt';
import { useMarketplaceAddLocationMutation, useMarketplaceChangeLocationMutation } from '../locations/locations-api';
import { type FormTarget, formName } from './form-target';
import {
  blankDraft,
  type LocationDraft,
  toDraft,
  toNewLocation,
  typedAddress,
  validateLocation,
} from './location-draft';

/** The form that adds or changes a location. Its input is kept while the map tab is off the page. */
export function useLocationForm(target: FormTarget, onSaved: (location: MapLocation) => void) {
  const [add] = useMarketplaceAddLocationMutation();
  const [change] = useMarketplaceChangeLocationMutation();
  const { send } = useRequestKey(firstAttemptSaved());
  const { location } = target;
  const [initial] = useState(() => (target.location ? toDraft(target.location) : blankDraft(target.type)));
  const form = useKeptForm<LocationDraft, MapLocation>({
    name: formName(target),
    initial,
    validate: validateLocation,
    save(draft) {
      const body = toNewLocation(draft);
      return location ? change({ id: location.id, body }) : send((key) => add({ body, key }));
    },
    onSaved(saved) {
      // What was typed while a new location was being saved would add a second one.
      if (location) form.discard();
      else form.finish();
      const description = `Location ${location ? 'updated' : 'added'} successfully`;
      toast({ title: 'Success', description, variant: 'success' });
      onSaved(saved);
    },
    async onRejected(error) {
      const description = serverMessage(error, `Failed to ${location ? 'update' : 'add'} location`);
      toast({ title: 'Error', description, variant: 'error' });
      return true;
    },
  });
  return {
    ...form,
    handleTypeAddress: (address: string) => form.change(typedAddress(form.draft, address, initial)),
    handleChooseAddress: ({ display_name: address, lat, lon }: AddressSuggestion) =>
      form.change({ address, coordinates: { lat: Number(lat), lng: Number(lon) }, isPicked: false }),
  };
}
