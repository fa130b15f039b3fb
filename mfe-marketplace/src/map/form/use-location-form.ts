import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { serverMessage, toast, useAppDispatch, useKeptForm, useRequestKey } from '@plaza/web-kit';
import { useState } from 'react';
import { changesBetween } from '../../editing/changes';
import { useRecordEdit, type WriteResult } from '../../editing/use-record-edit';
import { firstAttemptSaved } from '../../notices/first-attempt';
import { locationTypeOptions } from '../locations/location-types';
import {
  readLocation,
  useMarketplaceAddLocationMutation,
  useMarketplaceChangeLocationMutation,
} from '../locations/locations-api';
import { type FormTarget, formName } from './form-target';
import {
  blankDraft,
  type LocationDraft,
  toDraft,
  toNewLocation,
  typedAddress,
  validateLocation,
} from './location-draft';

/**
 * The form that adds or changes a location. Its input is kept while the map tab is off the page, and then shown over
 * the location as it is by then: what another device changed meanwhile in the same fields is replaced unasked.
 */
export function useLocationForm(target: FormTarget, onSaved: (location: MapLocation) => void) {
  const dispatch = useAppDispatch();
  const [add] = useMarketplaceAddLocationMutation();
  const [change] = useMarketplaceChangeLocationMutation();
  const { send } = useRequestKey(firstAttemptSaved());
  const { location } = target;
  const [initial] = useState(() => (target.location ? toDraft(target.location) : blankDraft(target.type)));
  const saveEdit = useRecordEdit<LocationDraft>({
    initial,
    async readLatest() {
      const latest = location && (await dispatch(readLocation(location)));
      return latest && toDraft(latest);
    },
    texts: {
      type: ({ type }) => locationTypeOptions.find(({ value }) => value === type)?.label ?? type,
      coordinates: ({ coordinates }) => (coordinates ? `${coordinates.lat}, ${coordinates.lng}` : ''),
    },
    groups: [['address', 'coordinates']],
  });
  const form = useKeptForm<LocationDraft, MapLocation>({
    name: formName(target),
    initial,
    validate: validateLocation,
    save(draft): Promise<WriteResult<MapLocation>> {
      const body = toNewLocation(draft);
      if (!location) return send((key) => add({ body, key }));
      return saveEdit({
        typed: draft,
        replace: form.replace,
        write(shown) {
          const changes = changesBetween(toNewLocation(shown), body, [['address', 'lat', 'lng']]);
          return change({ id: location.id, body: changes });
        },
      });
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
      if (error.data?.error.code === 'changed_meanwhile') return false; // shown at the fields
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
