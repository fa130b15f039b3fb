import { useLiveEvent } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';

const leastPauseMs = 1000;

/** Asks again when a booking changed: at once, and at most once a second however many change. */
export function useRefetchOnChange(refetch: () => unknown): void {
  const last = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLiveEvent('booking.changed', () => {
    if (timer.current) return;
    const wait = Math.max(0, last.current + leastPauseMs - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      last.current = Date.now();
      refetch();
    }, wait);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
