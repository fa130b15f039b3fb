import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { type Ref, useImperativeHandle } from 'react';
import type { Coordinates } from '../locations/map-view';
import type { FormTarget } from './form-target';
import { LocationFormDialog } from './location-form-dialog';
import { useLocationForm } from './use-location-form';

/** What the map tab does with an open form. */
export interface LocationFormHandle {
  readonly isUnsaved: boolean;
  readonly discard: () => void;
  readonly setCoordinates: (coordinates: Coordinates) => void;
}

interface Props {
  readonly target: FormTarget;
  /** Whether the dialog is hidden while the user picks coordinates on the map. */
  readonly isPicking: boolean;
  readonly onPick: () => void;
  readonly onSaved: (location: MapLocation) => void;
  readonly onClose: () => void;
  readonly ref: Ref<LocationFormHandle>;
}

/** The form of a location: a dialog, except while its coordinates are picked on the map. */
export function LocationForm({ target, isPicking, onPick, onSaved, onClose, ref }: Props) {
  const form = useLocationForm(target, onSaved);
  const { isUnsaved, discard, change } = form;
  useImperativeHandle(ref, () => ({
    isUnsaved,
    discard,
    setCoordinates: (coordinates) => change({ coordinates, isPicked: true }),
  }));
  if (isPicking) return null;
  return (
    <LocationFormDialog
      form={form}
      isNew={target.location === undefined}
      isChanged={isUnsaved}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
