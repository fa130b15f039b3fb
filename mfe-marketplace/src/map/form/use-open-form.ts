import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { uniqueId } from '@plaza/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../locations/map-view';
import { type FormTarget, forgetDeletedLocations, keptTarget } from './form-target';
import type { LocationFormHandle } from './location-form';

interface OpenForm {
  /** Another one for each form, also for the same target. */
  readonly key: string;
  readonly target: FormTarget;
  readonly isPicking: boolean;
}

const openFormFor = (target: FormTarget): OpenForm => ({ key: uniqueId(), target, isPicking: false });

/**
 * Which form of a location is open: initially the one whose input was kept when the map tab was left.
 * @param locations undefined while they load
 */
export function useOpenForm(locations: readonly MapLocation[] | undefined) {
  const handle = useRef<LocationFormHandle>(null);
  const [opened, setOpened] = useState(() => keptForm([]));
  const [next, setNext] = useState<FormTarget>();
  const [isLoaded, setLoaded] = useState(false);
  if (locations && !isLoaded) {
    setLoaded(true);
    if (!opened) setOpened(keptForm(locations));
  }
  useEffect(() => {
    if (locations) forgetDeletedLocations(locations);
  }, [locations]);

  function begin(target: FormTarget) {
    handle.current?.discard();
    setOpened(openFormFor(target));
    setNext(undefined);
  }
  const setPicking = (isPicking: boolean) => setOpened((before) => before && { ...before, isPicking });

  return {
    opened,
    /** For the form that is open. */
    handle,
    /** While coordinates are picked, a changed form is hidden, so replacing it has to be confirmed. */
    open: (target: FormTarget) => (handle.current?.isUnsaved ? setNext(target) : begin(target)),
    /** Whether the user wants to open another form, which would discard the input of this one; `replace` opens it. */
    isReplacing: next !== undefined,
    replace: () => next && begin(next),
    stopReplacing: () => setNext(undefined),
    close() {
      handle.current?.discard();
      setOpened(undefined);
    },
    /** Closes a form once it is saved; another one may have been opened since. */
    closeSaved: (key: string) => setOpened((now) => (now?.key === key ? undefined : now)),
    startPicking: () => setPicking(true),
    stopPicking: () => setPicking(false),
    pick(coordinates: Coordinates) {
      handle.current?.setCoordinates(coordinates);
      setPicking(false);
    },
  };
}

function keptForm(locations: readonly MapLocation[]): OpenForm | undefined {
  const target = keptTarget(locations);
  return target && openFormFor(target);
}
