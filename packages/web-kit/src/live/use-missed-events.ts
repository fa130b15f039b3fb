import { useEffect, useEffectEvent } from 'react';
import { onMissedEvents } from './live-events';

/** Calls `handle` whenever live events may have been missed, while the component is mounted. */
export function useMissedEvents(handle: () => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onMissedEvents(() => latest()), []);
}
