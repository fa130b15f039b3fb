import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { setLocalClockTo24Hours } from '../testing/local-clock-of-24-hours';
import { serveTabs } from '../testing/serve-tabs';
import { amir, bookingFixture, cara } from './testing/booking-fixture';
import { Back, openLiveEventStream, renderBookings, serveMarketplace } from './testing/marketplace';

setLocalClockTo24Hours();

const lists = (requests: readonly string[]) => requests.filter((call) => /^\/api\/v1\/bookings(\?|$)/.test(call));
const card = (title: string) => screen.findByRole('article', { name: title });
const searchBox = () => screen.getByRole('searchbox', { name: 'Search bookings' });

it('has its title and subtitle', async () => {
  serveMarketplace();
  renderBookings();
  expect(screen.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  expect(screen.getByText('Manage service bookings and appointments')).toBeVisible();
  expect(searchBox()).toHaveAttribute('placeholder', 'Search bookings, contractors, customers...');
  expect(await screen.findByText('No bookings found')).toBeVisible();
});

describe('the tabs', () => {
  const bookings = [
    bookingFixture({ title: 'One' }),
    bookingFixture({ title: 'Two', status: 'in-progress' }),
    bookingFixture({ title: 'Three', status: 'in-progress' }),
  ];

  it('count the bookings of each status', async () => {
    serveMarketplace(...bookings);
    renderBookings();
    await card('One');
    const tabs = within(screen.getByRole('tablist', { name: 'Status' })).getAllByRole('tab');
    await waitFor(() =>
      expect(tabs.map(({ textContent }) => textContent)).toEqual([
        'All 3',
        'Pending 1',
        'Confirmed 0',
        'In Progress 2',
        'Completed 0',
        'Cancelled 0',
      ]),
    );
  });

  it('choose by status', async () => {
    const { requests } = serveMarketplace(...bookings);
    const { user } = renderBookings();
    await card('One');
    await user.click(screen.getByRole('tab', { name: /^In Progress/ }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'One' })).not.toBeInTheDocument());
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(lists(requests)).toEqual(['/api/v1/bookings', '/api/v1/bookings?status=in-progress']);
  });

  it('show that there are more if not all were counted', async () => {
    serveMarketplace(...bookings);
    const counts = { all: 1005, pending: 1000, confirmed: 5, 'in-progress': 0, completed: 0, cancelled: 0 };
    server.use(http.get('/api/v1/bookings/counts', () => HttpResponse.json({ ...counts, more: ['pending'] })));
    renderBookings();
    await card('One');
    expect(await screen.findByRole('tab', { name: 'Pending 1,000+' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All 1,005+' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Confirmed 5' })).toBeVisible();
  });

  it('have no figures if these are unavailable', async () => {
    serveMarketplace(...bookings);
    server.use(http.get('/api/v1/bookings/counts', () => errorAnswer(503, 'The service is away.')));
    renderBookings();
    await card('One');
    expect(screen.getByRole('tab', { name: 'Pending' })).toBeVisible();
  });
});

describe('the URL', () => {
  const bookings = [bookingFixture({ title: 'Sink' }), bookingFixture({ title: 'Sink again', status: 'completed' })];
  const chosen = () => screen.getByRole('tab', { selected: true, name: /^(All|Pending|Completed)/ });

  it('contains status and search, so that a reload shows the same', async () => {
    const { requests } = serveMarketplace(...bookings);
    renderBookings({ path: '/dashboard/bookings?status=completed&search=sink' });
    await card('Sink again');
    expect(screen.queryByRole('article', { name: 'Sink' })).not.toBeInTheDocument();
    expect(searchBox()).toHaveValue('sink');
    expect(chosen()).toHaveAccessibleName(/^Completed/);
    expect(lists(requests)).toEqual(['/api/v1/bookings?status=completed&search=sink']);
  });

  it('has one history entry per click, and none for typing', async () => {
    serveMarketplace(...bookings);
    const { user } = renderBookings({ beside: <Back /> });
    await card('Sink');
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    await user.click(screen.getByRole('tab', { name: /^Completed/ }));
    await user.type(searchBox(), 'sink');
    expect(searchBox()).toHaveValue('sink');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(chosen()).toHaveAccessibleName(/^Pending/);
    expect(searchBox()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(chosen()).toHaveAccessibleName(/^All/);
  });

  it('leads with one Back to the page before a booking was opened and closed', async () => {
    serveMarketplace(...bookings);
    const { user } = renderBookings({ beside: <Back /> });
    await user.click(await screen.findByRole('tab', { name: /^Completed/ }));
    await user.click(await screen.findByRole('button', { name: 'Sink again' }));
    await screen.findByRole('dialog', { name: 'Sink again' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(chosen()).toHaveAccessibleName(/^Completed/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(chosen()).toHaveAccessibleName(/^All/);
  });
});

describe('the search', () => {
  it('fetches the list and the counts after typing pauses', async () => {
    const { requests } = serveMarketplace(bookingFixture({ title: 'Sink' }), bookingFixture({ title: 'Boiler' }));
    const { user } = renderBookings();
    await card('Boiler');
    await user.type(searchBox(), 'sink');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Boiler' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('tab', { name: /^All/ })).toHaveTextContent('All 1'));
    expect(requests.filter((call) => call.includes('search='))).toEqual(
      expect.arrayContaining(['/api/v1/bookings?search=sink', '/api/v1/bookings/counts?search=sink']),
    );
    expect(lists(requests)).toHaveLength(2);
  });

  it('can be cleared if nothing is found', async () => {
    serveMarketplace(bookingFixture({ title: 'Sink' }));
    const { user } = renderBookings();
    await card('Sink');
    await user.type(searchBox(), 'zzz');
    expect(await screen.findByText('No bookings found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show All Bookings' }));
    await card('Sink');
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
  });
});

describe('a card', () => {
  it('shows service, time, place, participants and price', async () => {
    serveMarketplace(
      bookingFixture({
        priority: 'high',
        status: 'confirmed',
        employee: { id: cara.id, name: 'Eli Novak' },
        actualCost: '172.5',
      }),
    );
    renderBookings();
    const shown = await card('Fix the sink');
    for (const words of [
      'Confirmed',
      'High priority',
      'Mon, Jun 15, 2026, 09:30–11:30',
      '2 hours',
      '1 Main Street, Toronto',
      'Cara Diaz',
      'Eli Novak',
      'Estimated CA$150.00 · Final CA$172.50',
      'Ring twice.',
    ]) {
      expect(shown).toHaveTextContent(words);
    }
    expect(within(shown).getByRole('link', { name: cara.phone })).toHaveAttribute('href', 'tel:+14165550122');
  });

  it('adds the local time if it differs', async () => {
    serveMarketplace(
      // Kiritimati is 14 hours before UTC: no zone that tests run in shows the same.
      bookingFixture({ timeZone: 'Pacific/Kiritimati', date: '2026-06-16', time: '03:30' }),
    );
    renderBookings();
    expect(await card('Fix the sink')).toHaveTextContent(/03:30–05:30 Kiritimati time \(.*\d\d:30–\d\d:30 your time\)/);
  });

  it('shows customers the contractor, and that a contractor was deleted', async () => {
    const gone = bookingFixture({ title: 'Left', contractor: null });
    serveMarketplace(bookingFixture(), gone);
    renderBookings({ user: userFixture({ id: cara.id }) });
    expect(await card('Fix the sink')).toHaveTextContent('Amir Khan, Khan Plumbing');
    expect(await card('Left')).toHaveTextContent('Contractor: this account is gone');
    expect(screen.queryByText('Cara Diaz')).not.toBeInTheDocument();
  });

  it('shows administrators both sides', async () => {
    serveMarketplace(bookingFixture());
    renderBookings({ user: userFixture({ role: 'admin_high' }) });
    const shown = await card('Fix the sink');
    expect(shown).toHaveTextContent(amir.name);
    expect(shown).toHaveTextContent(cara.name);
  });
});

it('shows more if there is more, and keeps the focus in the view', async () => {
  const { requests } = serveMarketplace(
    ...Array.from({ length: 61 }, (_, place) => bookingFixture({ title: `Booking ${place}` })),
  );
  const { user } = renderBookings();
  await card('Booking 29');
  expect(screen.queryByRole('article', { name: 'Booking 30' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  await card('Booking 59');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show More' })).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByRole('button', { name: 'Show More' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await card('Booking 60');
  expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('tabpanel').at(-1)).toHaveFocus();
  expect(lists(requests)).toEqual(['/api/v1/bookings', '/api/v1/bookings?after=30', '/api/v1/bookings?after=60']);
});

it('leads customers from an empty list to contractors, and explains it to contractors', async () => {
  serveMarketplace();
  serveTabs('contractors', 'bookings');
  const { unmount } = renderBookings({ user: userFixture({ id: cara.id }) });
  expect(await screen.findByText(/Find a contractor for the first booking\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a Contractor' })).toBeVisible();
  unmount();
  renderBookings({ user: userFixture({ id: amir.id, role: 'contractor' }) });
  expect(await screen.findByText(/^Bookings that customers request from you appear here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find a Contractor' })).not.toBeInTheDocument();
});

it('leads customers without the contractors tab to a new booking', async () => {
  serveMarketplace();
  serveTabs('bookings');
  renderBookings({ user: userFixture({ id: cara.id }) });
  expect(await screen.findByText(/Press New Booking for the first one\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find a Contractor' })).not.toBeInTheDocument();
});

it('announces that it loads', () => {
  serveMarketplace();
  server.use(http.get('/api/v1/bookings', () => delay('infinite')));
  renderBookings();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading the bookings')).toBe(true);
  expect(screen.queryByText('No bookings found')).not.toBeInTheDocument();
});

it('shows the message of the server on a failure, and Retry loads the list', async () => {
  serveMarketplace(bookingFixture());
  server.use(http.get('/api/v1/bookings', () => errorAnswer(503, 'The service is away.'), { once: true }));
  const { user } = renderBookings();
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await card('Fix the sink');
});

describe('changes made elsewhere', () => {
  const changed = (bookingId: string) =>
    ({ type: 'booking.changed', payload: { bookingId, status: 'confirmed', change: 'confirmed' } }) as const;

  it('cause a refetch, once for many changes', async () => {
    const booking = bookingFixture();
    const place = serveMarketplace(booking);
    const send = await openLiveEventStream();
    renderBookings();
    await card('Fix the sink');
    place.requests.length = 0;
    place.bookings = [{ ...booking, status: 'confirmed' }];
    for (let time = 0; time < 20; time += 1) send(changed(booking.id));
    await waitFor(async () => expect(await card('Fix the sink')).toHaveTextContent('Confirmed'));
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Confirmed/ })).toHaveTextContent('Confirmed 1'));
    expect(lists(place.requests)).toHaveLength(1);
  });

  it('cause at most one request per second', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    const send = await openLiveEventStream();
    renderBookings();
    await card('Fix the sink');
    const requests: number[] = [];
    server.use(
      http.get('/api/v1/bookings', () => {
        requests.push(performance.now());
        send(changed(booking.id)); // the next change comes before the answer to this one
      }),
    );
    const start = performance.now();
    send(changed(booking.id));
    await waitFor(() => expect(requests.length).toBeGreaterThan(2));
    // From the start, as a busy machine delays each request by another time; timers are no stop-watches.
    for (const [index, at] of requests.entries()) expect(at - start).toBeGreaterThan(index * 990);
  });

  it('cause a refetch also if the clock was set back since the previous change', async () => {
    const booking = bookingFixture();
    const place = serveMarketplace(booking);
    const send = await openLiveEventStream();
    renderBookings();
    await card('Fix the sink');
    send(changed(booking.id));
    await waitFor(() => expect(lists(place.requests)).toHaveLength(2));
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    send(changed(booking.id));
    await waitFor(() => expect(lists(place.requests)).toHaveLength(3), { timeout: 3000 });
    clock.mockRestore();
  });

  it('keep the list with its age if it cannot be refetched', async () => {
    const booking = bookingFixture();
    serveMarketplace(booking);
    const send = await openLiveEventStream();
    renderBookings();
    await card('Fix the sink');
    server.use(http.get('/api/v1/bookings', () => errorAnswer(503, 'The service is away.')));
    send(changed(booking.id));
    const notice = await screen.findByText(/This is from/);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent('This is from just now. The service is away.');
    expect(within(notice).getByText('just now')).toHaveAttribute('aria-live', 'off');
    await card('Fix the sink');
  });
});

describe('a booking that this window confirms', () => {
  const changedTo = (bookingId: string, version: number) =>
    ({ type: 'booking.changed', payload: { bookingId, status: 'confirmed', change: 'confirmed', version } }) as const;

  async function confirm() {
    const booking = bookingFixture({ version: 4, actions: ['confirm'] });
    const marketplace = serveMarketplace(booking);
    const send = await openLiveEventStream();
    const { user } = renderBookings();
    await card('Fix the sink');
    marketplace.requests.length = 0;
    await user.click(screen.getByRole('button', { name: /^Confirm/ }));
    await waitFor(async () => expect(await card('Fix the sink')).toHaveTextContent('Confirmed'));
    await waitFor(() => expect(marketplace.requests).toEqual(['/api/v1/bookings/counts']));
    return { marketplace, booking, send };
  }

  it('shows the answer; only the counts are refetched, and nothing for its own event', async () => {
    const { marketplace, booking, send } = await confirm();
    send(changedTo(booking.id, 5));
    send(changedTo('another', 1)); // a booking elsewhere: it is requested once the own one was let pass
    await waitFor(() => expect(lists(marketplace.requests)).toHaveLength(1));
    send(changedTo(booking.id, 5));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(lists(marketplace.requests)).toHaveLength(1);
    expect(marketplace.requests).toHaveLength(3); // and the counts, after the write and for the other booking
  });

  it('is refetched when somebody else changes it afterwards', async () => {
    const { marketplace, booking, send } = await confirm();
    marketplace.bookings = [{ ...booking, status: 'cancelled', version: 6 }];
    send(changedTo(booking.id, 6));
    await waitFor(async () => expect(await card('Fix the sink')).toHaveTextContent('Cancelled'));
  });

  it('is removed from the list of its previous status', async () => {
    const booking = bookingFixture({ actions: ['confirm'] });
    const marketplace = serveMarketplace(booking);
    const { user } = renderBookings();
    await card('Fix the sink');
    await user.click(screen.getByRole('tab', { name: /^Pending/ }));
    await waitFor(() => expect(lists(marketplace.requests)).toHaveLength(2));
    await card('Fix the sink');
    await user.click(screen.getByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText('No bookings found')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^All/ }));
    expect(await card('Fix the sink')).toHaveTextContent('Confirmed');
    await user.click(screen.getByRole('tab', { name: /^Confirmed/ }));
    expect(await card('Fix the sink')).toHaveTextContent('Confirmed');
  });
});

describe('the views', () => {
  it('offer the board only to users who assign bookings', async () => {
    serveMarketplace();
    const { unmount } = renderBookings({ user: userFixture() });
    const views = () =>
      within(screen.getByRole('tablist', { name: 'View' }))
        .getAllByRole('tab')
        .map(({ textContent }) => textContent);
    expect(views()).toEqual(['List', 'Agenda', 'Week']);
    unmount();
    renderBookings();
    expect(views()).toEqual(['List', 'Agenda', 'Week', 'Dispatch']);
  });

  it('are kept in the URL', async () => {
    serveMarketplace();
    renderBookings({ path: '/dashboard/bookings?view=agenda' });
    expect(screen.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(/^Nothing is booked in these two weeks\./)).toBeVisible();
  });
});
