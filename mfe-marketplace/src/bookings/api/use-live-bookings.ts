import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { bookingsApi, tagsToInvalidate } from './bookings-api';

/** The shortest time between two refetches: many changes must not cause as many requests. */
const pauseMs = 1000;

/** Refetches the bookings that changed, at most once a second; everything where events may have been missed. */
export function useLiveBookings(): void {
  const dispatch = useAppDispatch();
  const pending = useRef({
    ids: new Set<string>(),
    last: 0,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  useLiveEvent('booking.changed', ({ bookingId }) => {
    const queue = pending.current;
    queue.ids.add(bookingId);
    queue.timer ??= setTimeout(
      () => {
        dispatch(bookingsApi.util.invalidateTags([...queue.ids].flatMap(tagsToInvalidate)));
        queue.ids.clear();
        queue.last = Date.now();
        queue.timer = undefined;
      },
      Math.max(0, queue.last + pauseMs - Date.now()),
    );
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

const allTags = [
  'marketplace/booking',
  'marketplace/booking-counts',
  'marketplace/slot',
  'marketplace/dispatch',
] as const;
