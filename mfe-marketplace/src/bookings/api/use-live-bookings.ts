import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { isBeingWritten, isOwnVersion } from './booking-cache';
import { bookingsApi, tagsToInvalidate } from './bookings-api';

/** The shortest time between two refetches: many changes must not cause as many requests. */
const pauseMs = 1000;

/**
 * Refetches the bookings that changed, at most once a second; refetches all of them if events may have been missed. A
 * change by this window is in the cache already, with the response to its write.
 */
export function useLiveBookings(): void {
  const dispatch = useAppDispatch();
  const pending = useRef({
    versions: new Map<string, number | undefined>(),
    /** The last refetch on a monotonic clock: setting back the system clock would delay all later refetches. */
    last: Number.NEGATIVE_INFINITY,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  function refetch(changes: readonly Change[]) {
    if (changes.length > 0) dispatch(bookingsApi.util.invalidateTags(changes.flatMap(([id]) => tagsToInvalidate(id))));
  }

  function schedule() {
    const queue = pending.current;
    queue.timer ??= setTimeout(
      () => {
        queue.last = performance.now();
        queue.timer = undefined;
        const changes = [...queue.versions];
        queue.versions.clear();
        // Only the response to a write shows whether a change was made by this window.
        const undecided = changes.filter(([id]) => isBeingWritten(id));
        for (const [id, version] of undecided) queue.versions.set(id, version);
        refetch(changes.filter((change) => !undecided.includes(change) && !isOwnVersion(...change)));
        if (queue.versions.size > 0) schedule();
      },
      Math.max(0, queue.last + pauseMs - performance.now()),
    );
  }

  useLiveEvent('booking.changed', ({ bookingId, version }) => {
    const { versions } = pending.current;
    const known = versions.has(bookingId) ? versions.get(bookingId) : Number.NEGATIVE_INFINITY;
    // An event from an older release has no version, and always triggers a refetch.
    const isVersioned = version !== undefined && known !== undefined;
    versions.set(bookingId, isVersioned ? Math.max(version, known) : undefined);
    schedule();
  });

  useMissedEvents(() => {
    dispatch(bookingsApi.util.invalidateTags([...allTags]));
  });

  useEffect(() => {
    const queue = pending.current;
    return () => {
      clearTimeout(queue.timer);
      queue.timer = undefined;
    };
  }, []);
}

type Change = readonly [id: string, version: number | undefined];

const allTags = [
  'marketplace/booking',
  'marketplace/booking-counts',
  'marketplace/slot',
  'marketplace/dispatch',
] as const;
