import type { EventPayload, EventType } from '@plaza/contracts/events';
import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent } from './live-events';

/** Calls `handle` for each live event of a type while the component is mounted. */
export function useLiveEvent<Type extends EventType>(type: Type, handle: (payload: EventPayload<Type>) => void): void {
  const latest = useEffectEvent(handle);
  useEffect(() => onLiveEvent(type, (payload) => latest(payload)), [type]);
}
