import { useEffect, useState } from 'react';

const tickMs = 30_000;
const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  const now = Date.now();
  for (const listener of listeners) listener(now);
}

function subscribe(listener: (now: number) => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time, updated twice a minute; all components share one timer. */
export function useMinuteClock(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => subscribe(setNow), []);
  return now;
}
