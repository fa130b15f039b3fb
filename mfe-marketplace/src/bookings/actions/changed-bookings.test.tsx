import type { BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { contractorFixture } from '../../testing/contractor-fixture';
import { pasteInto } from '../../testing/paste-into';
import { amir, bookingFixture, cara } from '../testing/booking-fixture';
import { Back, openLiveEventStream, renderBookings, serveMarketplace } from '../testing/marketplace';

const customer = userFixture({ id: cara.id, firstName: 'Cara', lastName: 'Diaz' });
const confirmed = bookingFixture({ status: 'confirmed', actions: ['cancel'] });
const tab = '/dashboard/bookings';

/** Opens the tab, and lets others change the booking. */
async function open(booking: BookingWithTimeline, path = tab, user = customer) {
  const place = serveMarketplace(booking);
  const send = await openLiveEventStream();
  const view = renderBookings({ user, path, beside: <Back /> });
  return {
    ...view,
    place,
    change(changes: Partial<BookingWithTimeline>) {
      const changed = { ...booking, version: booking.version + 1, ...changes };
      place.bookings = [changed];
      const { id: bookingId, status, version } = changed;
      send({ type: 'booking.changed', payload: { bookingId, status, change: 'assigned', version } });
    },
  };
}

async function typeReason({ user }: Awaited<ReturnType<typeof open>>, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Reason' }), 'Moved away.');
}

const submitButton = () =>
  within(screen.getByRole('dialog', { name: 'Cancel Booking' })).getByRole('button', { name: 'Cancel Booking' });

it('keeps a dialog with its input when the booking leaves the list, and says why it cannot be sent', async () => {
  const view = await open(confirmed, `${tab}?status=confirmed`);
  await typeReason(view, 'Cancel Fix the sink');
  view.change({ status: 'in-progress', actions: [] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This booking was changed: it is in progress now.');
  await waitFor(() => expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Moved away.');
  expect(submitButton()).toBeDisabled();
});

it('keeps a dialog that was opened from the details', async () => {
  const view = await open(confirmed, `${tab}?booking=${confirmed.id}`);
  await typeReason(view, 'Cancel Booking Fix the sink');
  view.change({ status: 'completed', actions: [] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This booking was changed: it is completed now.');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Moved away.');
});

it('keeps a dialog when the user may no longer see the booking', async () => {
  const view = await open(confirmed);
  await typeReason(view, 'Cancel Fix the sink');
  server.use(http.get('/api/v1/bookings/:id', () => errorAnswer(404, 'Booking not found.', 'booking_not_found')));
  view.change({});
  view.place.bookings = [];
  expect(await screen.findByRole('alert')).toHaveTextContent('it may be assigned to somebody else now.');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Moved away.');
});

it('says that the user may no longer do something', async () => {
  const view = await open(confirmed);
  await typeReason(view, 'Cancel Fix the sink');
  view.change({ actions: [] });
  expect(await screen.findByRole('alert')).toHaveTextContent('you can no longer do this.');
});

it('follows a change that leaves the action possible', async () => {
  const view = await open(confirmed);
  await typeReason(view, 'Cancel Fix the sink');
  view.change({ title: 'Fix both sinks' });
  expect(await screen.findByText(/^Fix both sinks\. Both sides are told/)).toBeVisible();
  await view.user.click(submitButton());
  expect(await screen.findByText('Booking status changed to cancelled')).toBeVisible();
  expect(view.place.sent.map(({ body }) => body)).toEqual([
    { status: 'cancelled', reason: 'Moved away.', version: confirmed.version + 1 },
  ]);
});

it('says that somebody else has reassigned the booking meanwhile, and starts over from there', async () => {
  const [sofia, lina] = [contractorFixture('Sofia Rossi'), contractorFixture('Lina Berg')];
  server.use(
    http.get('/api/v1/contractors', () => HttpResponse.json([sofia, lina])),
    http.get('/api/v1/contractors/:id/employees', () => HttpResponse.json([])),
  );
  const booking = bookingFixture({ status: 'confirmed', actions: ['reassign'] });
  const { user, change, place } = await open(booking, tab, userFixture({ role: 'admin_low' }));
  await user.click(await screen.findByRole('button', { name: 'Reassign Fix the sink' }));
  const field = () => screen.getByRole('combobox', { name: 'Contractor' });
  const choose = async (name: string) => {
    await waitFor(() => expect(field()).toBeEnabled());
    await user.click(field());
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  await choose('Sofia Rossi');
  change({ contractor: { ...amir, id: lina.id, name: lina.name, company: '' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('it is assigned to Lina Berg now');
  expect(field()).toHaveTextContent('Lina Berg');
  await choose('Sofia Rossi');
  await user.click(screen.getByRole('button', { name: 'Reassign Booking' }));
  expect(await screen.findByText('Booking updated')).toBeVisible();
  expect(place.sent.map(({ body }) => body)).toEqual([
    { employeeId: null, contractorId: sofia.id, version: booking.version + 1 },
  ]);
});

it('closes a dialog when the user goes back', async () => {
  const view = await open(confirmed);
  await view.user.click(await screen.findByRole('tab', { name: 'Agenda' }));
  await view.user.click(screen.getByRole('tab', { name: 'List' }));
  await view.user.click(await screen.findByRole('button', { name: 'Cancel Fix the sink' }));
  expect(screen.getByRole('dialog', { name: 'Cancel Booking' })).toBeVisible();
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
