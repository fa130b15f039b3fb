import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { browserTimeZone, formatZoneCity } from '@plaza/ui/time';
import { useLocation } from '@plaza/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setLocalClockTo24Hours } from '../../testing/local-clock-of-24-hours';
import { pasteInto } from '../../testing/paste-into';
import { amir, bookingFixture, cara } from '../testing/booking-fixture';
import { renderBookings, serveMarketplace } from '../testing/marketplace';

setLocalClockTo24Hours();

const customer = userFixture({ id: cara.id, firstName: 'Cara', lastName: 'Diaz' });
const dialog = () => screen.findByRole('dialog', { name: 'Fix the sink' });
const pathOf = (id: string) => `/dashboard/bookings?booking=${id}`;

it('opens from a card and shows everything, with its history', async () => {
  serveMarketplace(
    bookingFixture({
      status: 'cancelled',
      contractorNotes: 'Bring the long ladder.',
      cancellation: { reason: 'Moved away.', at: '2026-06-02T12:00:00.000Z', by: { id: cara.id, name: cara.name } },
      timeline: [
        { at: '2026-06-01T12:00:00.000Z', by: { id: cara.id, name: cara.name }, what: 'requested', detail: '' },
        { at: '2026-06-01T13:00:00.000Z', by: { id: amir.id, name: amir.name }, what: 'assigned', detail: 'Eli Novak' },
        { at: '2026-06-02T12:00:00.000Z', by: null, what: 'expired', detail: '' },
      ],
    }),
  );
  const { user } = renderBookings();
  await user.click(await screen.findByRole('button', { name: 'Fix the sink' }));
  const shown = await dialog();
  await waitFor(() => expect(shown).toHaveTextContent('The kitchen sink leaks.'));
  for (const words of ['Khan Plumbing', amir.email, cara.email, 'Bring the long ladder.', 'Moved away. (Cara Diaz)']) {
    expect(shown).toHaveTextContent(words);
  }
  const entries = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.firstChild?.textContent)).toEqual([
    'Requested by Cara Diaz',
    'Assigned by Amir Khan',
    'Ended, as nobody confirmed it in time',
  ]);
  expect(entries[1]).toHaveTextContent('Eli Novak');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the address of a user without a phone number alone', async () => {
  const booking = bookingFixture({ customer: { ...cara, phone: '' } });
  serveMarketplace(booking);
  renderBookings({ path: pathOf(booking.id) });
  const address = await within(await dialog()).findByRole('link', { name: cara.email });
  expect(address.closest('dd')).not.toHaveTextContent('·');
});

it('names the time zone of other times once, if it differs from that of the booking', async () => {
  const booking = bookingFixture({ timeZone: 'Pacific/Kiritimati', date: '2026-06-16', time: '03:30' });
  serveMarketplace(booking);
  renderBookings({ path: pathOf(booking.id) });
  const shown = within(await dialog());
  expect(await shown.findByText(`All other times in your time (${formatZoneCity(browserTimeZone())})`)).toBeVisible();
  expect(document.querySelector('[data-paper]')).toHaveTextContent(/was booked on Plaza on .* Kiritimati time\./);
});

it('names no time zone if that of the booking equals the local time', async () => {
  const booking = bookingFixture({ timeZone: browserTimeZone() });
  serveMarketplace(booking);
  renderBookings({ path: pathOf(booking.id) });
  await screen.findByRole('list', { name: 'Timeline' });
  expect(screen.queryByText(/^All other times/)).not.toBeInTheDocument();
});

it('names its main action, at the place where others close a dialog', async () => {
  const booking = bookingFixture({ actions: ['cancel'] });
  serveMarketplace(booking);
  const { user } = renderBookings({ user: customer, path: pathOf(booking.id) });
  const button = await within(await dialog()).findByRole('button', { name: 'Cancel Booking Fix the sink' });
  expect(button).toHaveTextContent(/^Cancel Booking$/);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Cancel Booking' })).toBeVisible();
});

it('opens by its URL, and has the actions of the card', async () => {
  const booking = bookingFixture({ actions: ['confirm'] });
  const place = serveMarketplace(booking);
  const { user } = renderBookings({ path: pathOf(booking.id) });
  await user.click(await within(await dialog()).findByRole('button', { name: 'Confirm Fix the sink' }));
  expect(await screen.findByText('Booking status changed to confirmed')).toBeVisible();
  expect(place.sent).toHaveLength(1);
  await waitFor(async () => expect(await dialog()).toHaveTextContent('Confirmed'));
});

it('shows that a booking does not exist, without a retry', async () => {
  serveMarketplace();
  server.use(http.get('/api/v1/bookings/:id', () => errorAnswer(404, 'Booking not found.', 'booking_not_found')));
  renderBookings({ path: pathOf(cara.id) });
  expect(await screen.findByText('There is no such booking')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('shows why a booking is unavailable, and can be reloaded', async () => {
  const booking = bookingFixture();
  serveMarketplace(booking);
  server.use(http.get('/api/v1/bookings/:id', () => errorAnswer(503, 'The service is away.')));
  const { user } = renderBookings({ path: pathOf(booking.id) });
  expect(await screen.findByText('The service is away.')).toBeVisible();
  serveMarketplace(booking);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await dialog()).toBeVisible();
});

describe('contacting', () => {
  it('opens the conversation with the other participant', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    const sent: unknown[] = [];
    server.use(
      http.post('/api/v1/conversations', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ id: 'd0000000-0000-4000-8000-000000000001' }, { status: 201 });
      }),
    );
    const { user } = renderBookings({ path: pathOf(booking.id), beside: <Address /> });
    await user.click(await screen.findByRole('button', { name: 'Message Cara Diaz' }));
    const address = '/dashboard/messages?conversation=d0000000-0000-4000-8000-000000000001';
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
    expect(sent).toEqual([{ participantId: cara.id, bookingId: booking.id }]);
  });

  it('does not navigate if the booking was closed before its conversation was loaded', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    const answer = jest.fn(() => HttpResponse.json({ id: 'd0000000-0000-4000-8000-000000000001' }, { status: 201 }));
    server.use(http.post('/api/v1/conversations', answer));
    const release = holdRequests('post', '/api/v1/conversations');
    const { user } = renderBookings({ path: pathOf(booking.id), beside: <Address /> });
    await user.click(await screen.findByRole('button', { name: 'Message Cara Diaz' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    await waitFor(() => expect(answer).toHaveBeenCalled());
    await user.click(await screen.findByRole('button', { name: 'Fix the sink' }));
    await within(await dialog()).findByRole('button', { name: 'Message Cara Diaz' });
    expect(screen.getByTestId('address')).toHaveTextContent(pathOf(booking.id));
  });

  it('leads to support', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    renderBookings({ path: pathOf(booking.id) });
    expect(await screen.findByRole('link', { name: 'Get Help' })).toHaveAttribute(
      'href',
      `/dashboard/messages?ticketFor=${booking.id}`,
    );
  });

  it('is not offered without the messages tab', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    server.use(http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ permissions: ['bookings'] })));
    renderBookings({ path: pathOf(booking.id) });
    await screen.findByRole('list', { name: 'Timeline' });
    expect(screen.queryByRole('link', { name: 'Get Help' })).not.toBeInTheDocument();
  });
});

describe('the review', () => {
  const path = '/api/v1/bookings/:id/review';
  const finished = () => bookingFixture({ status: 'completed', actions: ['review'], actualCost: '150.00' });

  it('is written with stars, by keyboard only, and a comment', async () => {
    const booking = finished();
    const place = serveMarketplace(booking);
    const sent: unknown[] = [];
    server.use(
      http.post(path, async ({ request }) => {
        sent.push(await request.json());
        place.bookings = [{ ...booking, actions: [], review: { rating: 4, comment: 'Quick.', reply: '' } }];
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { user } = renderBookings({ user: customer, path: pathOf(booking.id) });
    const rating = await screen.findByRole('group', { name: 'Rating' });
    const [first] = within(rating).getAllByRole('radio');
    first?.focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    expect(within(rating).getByRole('radio', { name: '4 stars' })).toBeChecked();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Comment' }), 'Quick.');
    await user.click(screen.getByRole('button', { name: 'Add Review' }));
    expect(await screen.findByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    expect(sent).toEqual([{ rating: 4, comment: 'Quick.' }]);
    expect(screen.queryByRole('button', { name: 'Add Review' })).not.toBeInTheDocument();
  });

  it('requires stars', async () => {
    const booking = finished();
    serveMarketplace(booking);
    const { user } = renderBookings({ user: customer, path: pathOf(booking.id) });
    await user.click(await screen.findByRole('button', { name: 'Add Review' }));
    expect(screen.getByText('Choose from one to five stars')).toBeVisible();
  });

  it('that is rejected is kept as typed', async () => {
    const booking = finished();
    serveMarketplace(booking);
    server.use(http.post(path, () => errorAnswer(409, 'You reviewed this booking already.', 'already_reviewed')));
    const { user } = renderBookings({ user: customer, path: pathOf(booking.id) });
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Comment' }), 'Fine.');
    await user.click(screen.getByRole('button', { name: 'Add Review' }));
    expect(await screen.findByText('You reviewed this booking already.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Fine.');
  });

  it('is replied to by the contractor', async () => {
    const review = { rating: 5, comment: 'Fine.', reply: '' };
    const booking = bookingFixture({ status: 'completed', actions: ['reply'], review });
    const place = serveMarketplace(booking);
    const sent: unknown[] = [];
    server.use(
      http.put('/api/v1/bookings/:id/review/reply', async ({ request }) => {
        sent.push(await request.json());
        place.bookings = [{ ...booking, actions: [], review: { ...review, reply: 'Thank you.' } }];
        return HttpResponse.json({});
      }),
    );
    const { user } = renderBookings({ path: pathOf(booking.id) });
    await pasteInto(user, await screen.findByRole('textbox', { name: 'Your reply' }), 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Reply' }));
    await waitFor(async () => expect(await dialog()).toHaveTextContent('Amir Khan repliedThank you.'));
    expect(sent).toEqual([{ reply: 'Thank you.' }]);
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

describe('on paper', () => {
  const sheet = () => document.querySelector('[data-paper]');

  it('is a summary of the booking, with both participants and the total', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const booking = bookingFixture({
      status: 'completed',
      actualCost: '172.5',
      completedAt: '2026-06-15T15:30:00.000Z',
    });
    serveMarketplace(booking);
    const { user } = renderBookings({ path: pathOf(booking.id) });
    await user.click(await screen.findByRole('button', { name: 'Print or Save' }));
    expect(print).toHaveBeenCalledTimes(1);
    for (const words of ['Booking summary', booking.id, 'Khan Plumbing', cara.email, '2 hours', 'TotalCA$172.50']) {
      expect(sheet()).toHaveTextContent(words);
    }
    print.mockRestore();
  });

  it('is available to screen readers too, also if its booking was known before the dialog opened', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    const { user } = renderBookings({ path: pathOf(booking.id) });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: booking.title }));
    await screen.findByRole('button', { name: 'Print or Save' });
    expect(sheet()).not.toHaveAttribute('aria-hidden');
  });

  it('marks the estimates of a future booking', async () => {
    const booking = bookingFixture({ contractor: null });
    serveMarketplace(booking);
    renderBookings({ path: pathOf(booking.id) });
    await screen.findByRole('button', { name: 'Print or Save' });
    expect(sheet()).toHaveTextContent('Total, estimatedCA$150.00');
    expect(sheet()).toHaveTextContent('FromThis account is gone');
  });

  it('names a contractor without a company once', async () => {
    const booking = bookingFixture({ contractor: { ...amir, company: amir.name } });
    serveMarketplace(booking);
    renderBookings({ path: pathOf(booking.id) });
    await screen.findByRole('button', { name: 'Print or Save' });
    expect(sheet()).toHaveTextContent(`From${amir.name}${amir.phone}`);
    expect(screen.getByRole('dialog')).not.toHaveTextContent(`${amir.name}, ${amir.name}`);
  });
});
