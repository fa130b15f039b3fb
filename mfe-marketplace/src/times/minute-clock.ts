import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function read(): number {
  // Nobody has kept it going; while a screen is drawn it must not change, so it is set by whole ticks only.
  if (!timer && Math.abs(Date.now() - now) >= tickMs) now = Date.now();
  return now;
}

/** The time, twice a minute; one timer however many cards tell it. */
export const useMinuteClock = (): number => useSyncExternalStore(subscribe, read);
