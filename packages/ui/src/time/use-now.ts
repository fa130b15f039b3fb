import { startTransition, useEffect, useState } from 'react';

type Listener = (now: number) => void;

interface Clock {
  readonly listeners: Set<Listener>;
  readonly timer: ReturnType<typeof setInterval>;
}

const clocks = new Map<number, Clock>();

function startClock(everyMs: number): Clock {
  const listeners = new Set<Listener>();
  const timer = setInterval(() => {
    const now = Date.now();
    // A transition, so that input takes precedence: hundreds of components may show the time.
    startTransition(() => {
      for (const listener of listeners) listener(now);
    });
  }, everyMs);
  const clock = { listeners, timer };
  clocks.set(everyMs, clock);
  return clock;
}

function subscribe(everyMs: number, listener: Listener): () => void {
  const { listeners, timer } = clocks.get(everyMs) ?? startClock(everyMs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    clocks.delete(everyMs);
  };
}

/**
 * The time in milliseconds since the epoch: that of the first render, then updated at an interval. All components with
 * the same interval share one timer, so that they change together.
 */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => subscribe(everyMs, setNow), [everyMs]);
  return now;
}
