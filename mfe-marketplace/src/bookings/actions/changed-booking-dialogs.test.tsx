import type { BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { pasteInto } from '../../testing/paste-into';
import { bookingFixture } from '../testing/booking-fixture';
import { openLiveEventStream, renderBookings, serveMarketplace } from '../testing/marketplace';

const statusPath = '/api/v1/bookings/:id/status';
const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const submit = () =>
  within(screen.getByRole('dialog', { name: 'Cancel Booking' })).getByRole('button', { name: 'Cancel Booking' });
const cancellation = (version: number) => ({
  call: 'PATCH status',
  body: { status: 'cancelled', reason: 'Moved away.', version },
  key: null,
});

function serve(booking: BookingWithTimeline) {
  const place = serveMarketplace(booking);
  return {
    place,
    change(changes: Partial<BookingWithTimeline>) {
      place.bookings = place.bookings.map((one) => ({ ...one, ...changes, version: one.version + 1 }));
      return place.bookings[0];
    },
  };
}

it('sends the version in the answer to a write that was pending when the dialog was opened', async () => {
  const booking = bookingFixture({ actions: ['confirm', 'cancel'] });
  const { place, change } = serve(booking);
  const send = await openLiveEventStream();
  server.use(
    http.patch(
      statusPath,
      () => {
        const changed = change({ status: 'confirmed', actions: ['cancel'] });
        const payload = { bookingId: booking.id, status: 'confirmed', change: 'confirmed', version: 4 } as const;
        send({ type: 'booking.changed', payload });
        return HttpResponse.json(changed);
      },
      { once: true },
    ),
  );
  const release = holdRequests('patch', statusPath);
  const { user } = renderBookings();
  await user.click(await screen.findByRole('button', { name: 'Confirm Fix the sink' }));
  await user.click(screen.getByRole('button', { name: 'Cancel Fix the sink' }));
  await pasteInto(user, reason(), 'Moved away.');
  release();
  expect(await screen.findByText('Booking status changed to confirmed')).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText('Booking status changed to cancelled')).toBeVisible();
  expect(place.sent).toEqual([cancellation(4)]);
});

it('sends the version that was saved from the details just before', async () => {
  const booking = bookingFixture({ status: 'confirmed', actions: ['assign', 'cancel'] });
  const { place } = serve(booking);
  server.use(http.get('/api/v1/contractors/:id/employees', () => HttpResponse.json([])));
  const { user } = renderBookings({ path: `/dashboard/bookings?booking=${booking.id}` });
  await user.click(await screen.findByRole('button', { name: 'Assign Fix the sink' }));
  server.use(http.get('/api/v1/bookings/:id', () => new Promise<never>(() => undefined)));
  await user.click(screen.getByRole('button', { name: 'Assign Booking' }));
  expect(await screen.findByText('Booking updated')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel Booking Fix the sink' }));
  await pasteInto(user, reason(), 'Moved away.');
  await user.click(submit());
  await waitFor(() => expect(place.sent[1]).toEqual(cancellation(4)));
});

it('stays open with its input when the booking was changed meanwhile, and sends the latest version then', async () => {
  const { place, change } = serve(bookingFixture({ status: 'confirmed', actions: ['cancel'] }));
  const { user } = renderBookings();
  await user.click(await screen.findByRole('button', { name: 'Cancel Fix the sink' }));
  await pasteInto(user, reason(), 'Moved away.');
  change({ title: 'Fix both sinks' });
  server.use(
    http.patch(statusPath, () => errorAnswer(409, 'Somebody changed it meanwhile.', 'changed_meanwhile'), {
      once: true,
    }),
  );
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody changed it meanwhile.');
  expect(await screen.findByText(/^Fix both sinks\. Both sides are told/)).toBeVisible();
  expect(reason()).toHaveValue('Moved away.');
  await user.click(submit());
  expect(await screen.findByText('Booking status changed to cancelled')).toBeVisible();
  expect(place.sent).toEqual([cancellation(4)]);
});

it('stays open with its input when the booking was cancelled meanwhile, and says so', async () => {
  const { change } = serve(bookingFixture({ status: 'confirmed', actions: ['cancel'] }));
  const { user } = renderBookings();
  await user.click(await screen.findByRole('button', { name: 'Cancel Fix the sink' }));
  await pasteInto(user, reason(), 'Moved away.');
  change({ status: 'cancelled', actions: [] });
  server.use(http.patch(statusPath, () => errorAnswer(409, 'It was cancelled.', 'wrong_state')));
  await user.click(submit());
  expect(await screen.findByText('This booking was changed: it is cancelled now.')).toBeVisible();
  expect(reason()).toHaveValue('Moved away.');
  expect(submit()).toBeDisabled();
});
