import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { bookingsApi, tagsToInvalidate } from './bookings-api';

/** A day of changes in a minute must not become as many questions to the server. */
const pauseMs = 1000;

/** Asks again for what shows a booking that changed, at most once a second; for all of it where news may have passed unheard. */
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
