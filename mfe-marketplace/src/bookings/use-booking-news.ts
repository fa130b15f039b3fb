import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { bookingsApi, tagsOf } from './bookings-api';

/** A day of changes in a minute must not become as many questions to the server. */
const pauseMs = 1000;

/** Asks again for what shows a booking that changed, at most once a second; for all of it where news may have passed unheard. */
export function useBookingNews(): void {
  const dispatch = useAppDispatch();
  const waiting = useRef({
    ids: new Set<string>(),
    last: 0,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  useLiveEvent('booking.changed', ({ bookingId }) => {
    const news = waiting.current;
    news.ids.add(bookingId);
    news.timer ??= setTimeout(
      () => {
        dispatch(bookingsApi.util.invalidateTags([...news.ids].flatMap(tagsOf)));
        news.ids.clear();
        news.last = Date.now();
        news.timer = undefined;
      },
      Math.max(0, news.last + pauseMs - Date.now()),
    );
  });

  useMissedEvents(() => {
    dispatch(bookingsApi.util.invalidateTags([...everything]));
  });

  useEffect(() => {
    const news = waiting.current;
    return () => {
      clearTimeout(news.timer);
      news.timer = undefined;
    };
  }, []);
}

const everything = [
  'marketplace/booking',
  'marketplace/booking-counts',
  'marketplace/slot',
  'marketplace/dispatch',
] as const;
