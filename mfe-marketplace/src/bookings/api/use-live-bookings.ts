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
    const news = pending.current;
    news.ids.add(bookingId);
    news.timer ??= setTimeout(
      () => {
        dispatch(bookingsApi.util.invalidateTags([...news.ids].flatMap(tagsToInvalidate)));
        news.ids.clear();
        news.last = Date.now();
        news.timer = undefined;
      },
      Math.max(0, news.last + pauseMs - Date.now()),
    );
  });

  useMissedEvents(() => {
    dispatch(bookingsApi.util.invalidateTags([...allTags]));
  });

  useEffect(() => {
    const news = pending.current;
    return () => {
      clearTimeout(news.timer);
      news.timer = undefined;
    };
  }, []);
}

const allTags = [
  'marketplace/booking',
  'marketplace/booking-counts',
  'marketplace/slot',
  'marketplace/dispatch',
] as const;
