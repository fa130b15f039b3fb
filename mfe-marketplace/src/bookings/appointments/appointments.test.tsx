import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import {
  addDays,
  browserTimeZone,
  clockInterval,
  currentDay,
  formatDay,
  formatZoneCity,
  startOfDay,
  startOfWeek,
} from '@plaza/ui/time';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setLocalClockTo24Hours } from '../../testing/local-clock-of-24-hours';
import { amir, bookingFixture, cara } from '../testing/booking-fixture';
import { Back, renderBookings, serveMarketplace } from '../testing/marketplace';

setLocalClockTo24Hours();

const at = (view: string) => ({ path: `/dashboard/bookings?view=${view}` });
const long = (day: string) => formatDay(day, 'weekdayLong');

/** A booking so many hours after a day's midnight on the user's clocks. */
function bookingOn(day: string, hour: number, overrides: Parameters<typeof bookingFixture>[0] = {}) {
  const starts = startOfDay(day, browserTimeZone()) + hour * 3_600_000;
  const startsAt = new Date(starts).toISOString();
  const endsAt = new Date(starts + 2 * 3_600_000).toISOString();
  return bookingFixture({ status: 'confirmed', startsAt, endsAt, ...overrides });
}

describe('the agenda', () => {
  it('lists the bookings of the next two weeks by day, with all their facts', async () => {
    const employee = { id: 'e0000000-0000-4000-8000-000000000001', name: 'Eli Novak' };
    serveMarketplace(
      bookingOn(addDays(currentDay(), 1), 9, { title: 'Tomorrow', priority: 'high', employee, actualCost: '172.5' }),
      bookingOn(currentDay(), 22, { title: 'Today' }),
      bookingOn(addDays(currentDay(), 2), 9, { title: 'Off', status: 'cancelled' }),
      bookingOn(addDays(currentDay(), 14), 9, { title: 'Far' }),
    );
    renderBookings(at('agenda'));
    const day = await screen.findByRole('region', { name: formatDay(addDays(currentDay(), 1), 'weekdayMedium') });
    for (const words of [
      '09:00–11:00',
      '2 hours',
      'Tomorrow',
      '1 Main Street, Toronto',
      'Cara Diaz +1 416 555 0122',
      'The kitchen sink leaks.',
      'Eli Novak',
      'Confirmed',
      'High priority',
      'Estimated CA$150.00 · Final CA$172.50',
    ]) {
      expect(day).toHaveTextContent(words);
    }
    expect(
      within(screen.getByRole('region', { name: formatDay(currentDay(), 'weekdayMedium') })).getByRole('button', {
        name: 'Today',
      }),
    ).toBeVisible();
    expect(screen.queryByText('Off')).not.toBeInTheDocument(); // a cancelled booking takes no time
    expect(screen.queryByText('Far')).not.toBeInTheDocument();
  });

  it('says from which day on bookings are missing, if there are too many for it', async () => {
    const tomorrow = addDays(currentDay(), 1);
    const page = Array.from({ length: 100 }, (_, place) => bookingOn(tomorrow, 9, { title: `Job ${place}` }));
    serveMarketplace();
    let pages = 0;
    server.use(
      http.get('/api/v1/bookings', () => {
        pages += 1;
        const bookings = page.map((one) => ({ ...one, id: crypto.randomUUID() }));
        return HttpResponse.json({ bookings, next: `page ${pages}` });
      }),
    );
    renderBookings(at('agenda'));
    const note = `There is space for the first 2,000 bookings: from ${long(tomorrow)} on, some are missing.`;
    expect(await screen.findByText(new RegExp(`^${note}`))).toBeVisible();
    expect(pages).toBe(20);
  });

  it('offers the actions of a booking, like its card in the list', async () => {
    const waiting = { startsAt: new Date(Date.now() + 60_000).toISOString() };
    const { sent } = serveMarketplace(
      bookingOn(currentDay(), 22, { ...waiting, title: 'Paint', status: 'pending', actions: ['confirm', 'cancel'] }),
    );
    const { user } = renderBookings(at('agenda'));
    expect(await screen.findByRole('button', { name: 'Cancel Paint' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm Paint' }));
    expect(await screen.findByText('Booking status changed to confirmed')).toBeVisible();
    expect(sent).toMatchObject([{ call: 'PATCH status', body: { status: 'confirmed' } }]);
  });

  it('names the time zone only if a booking has another one', async () => {
    serveMarketplace(
      bookingOn(currentDay(), 22, { title: 'Near', timeZone: browserTimeZone() }),
      bookingOn(addDays(currentDay(), 20), 9, { title: 'Far', timeZone: 'Asia/Kathmandu' }),
    );
    const { user } = renderBookings(at('agenda'));
    await screen.findByRole('button', { name: 'Near' });
    expect(screen.queryByText(/^Times in your time/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next Two Weeks' }));
    await screen.findByRole('button', { name: 'Far' });
    expect(screen.getByText(`Times in your time (${formatZoneCity(browserTimeZone())})`)).toBeVisible();
  });

  it.each([
    ['the customer', { id: cara.id }],
    ['the contractor', { id: amir.id, role: 'contractor' as const }],
    ['an administrator', { role: 'admin_low' as const }],
  ])('shows %s every field of an appointment', async (_who, caller) => {
    const booking = bookingOn(currentDay(), 22, { title: 'Paint', actualCost: '172.5' });
    serveMarketplace(booking);
    const { user } = renderBookings({ ...at('agenda'), user: userFixture(caller) });
    const opener = await screen.findByText('All details');
    const shown = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    expect(shown('Notes')).not.toBeVisible();
    await user.click(opener);
    const { contractor, customer } = booking;
    const fields: [string, (string | undefined)[]][] = [
      ['Booking ID', [booking.id]],
      ['Contractor', [contractor?.id, contractor?.name, contractor?.company, contractor?.phone, contractor?.email]],
      ['Customer', [customer?.id, customer?.name, customer?.phone, customer?.email]],
      ['When', ['Jun 15, 2026', clockInterval(booking, { timeZone: booking.timeZone })]],
      ['Duration', ['2 hours']],
      ['Location', ['1 Main Street, Toronto']],
      ['Estimated cost', ['CA$150.00']],
      ['Actual cost', ['CA$172.50']],
      ['Notes', ['Ring twice.']],
      ['Requested', ['Jun 1']],
    ];
    for (const [name, words] of fields) {
      expect(shown(name)).toBeVisible();
      for (const word of words) expect(shown(name)).toHaveTextContent(word ?? 'is there');
    }
  });

  it('keeps its days in the URL, one history entry each', async () => {
    serveMarketplace(bookingOn(addDays(currentDay(), 15), 9, { title: 'Far' }));
    const { user } = renderBookings({
      path: `/dashboard/bookings?view=agenda&day=${addDays(currentDay(), 14)}`,
      beside: <Back />,
    });
    expect(await screen.findByRole('button', { name: 'Far' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next Two Weeks' }));
    expect(await screen.findByText('No bookings found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Far' })).toBeVisible();
  });

  it('uses today for an invalid day', async () => {
    serveMarketplace(bookingOn(currentDay(), 22, { title: 'Now' }));
    renderBookings({ path: '/dashboard/bookings?view=agenda&day=2026-02-31' });
    expect(await screen.findByRole('button', { name: 'Now' })).toBeVisible();
  });

  it('moves forwards and back, and a booking opens its details', async () => {
    serveMarketplace(
      bookingOn(addDays(currentDay(), 15), 9, { title: 'Far' }),
      bookingOn(addDays(currentDay(), -3), 9, { title: 'Past' }),
    );
    const { user } = renderBookings(at('agenda'));
    expect(await screen.findByText('No bookings found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous Two Weeks' }));
    expect(await screen.findByRole('button', { name: 'Past' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await user.click(screen.getByRole('button', { name: 'Next Two Weeks' }));
    await user.click(await screen.findByRole('button', { name: 'Far' }));
    expect(await screen.findByRole('dialog', { name: 'Far' })).toBeVisible();
  });

  it('fetches all pages of its days', async () => {
    const { requests } = serveMarketplace(
      ...Array.from({ length: 32 }, (_, place) =>
        bookingOn(addDays(currentDay(), 1), place / 4, { title: `Booking ${place}` }),
      ),
    );
    renderBookings(at('agenda'));
    expect(await screen.findByRole('button', { name: 'Booking 31' })).toBeVisible();
    const from = new Date(startOfDay(currentDay(), browserTimeZone()) - 24 * 3_600_000).toISOString();
    const until = new Date(startOfDay(addDays(currentDay(), 14), browserTimeZone())).toISOString();
    expect(requests.map((call) => Object.fromEntries(new URL(call, 'http://localhost').searchParams))).toEqual([
      { from, until, limit: '100' },
      { from, until, limit: '100', after: '30' },
    ]);
  });
});

describe('the week', () => {
  it('has a column per day, with the bookings in order of time', async () => {
    const monday = startOfWeek(currentDay());
    serveMarketplace(
      bookingOn(monday, 14, { title: 'Late' }),
      bookingOn(monday, 9, { title: 'Early', status: 'pending' }),
      bookingOn(addDays(monday, 6), 9, { title: 'Sunday booking' }),
    );
    renderBookings(at('week'));
    const first = await screen.findByRole('list', { name: long(monday) });
    const bookings = within(first).getAllByRole('button');
    expect(bookings.map((booking) => booking.getAttribute('aria-label'))).toEqual([
      'Early, 09:00–11:00, Pending, 1 Main Street, Toronto',
      'Late, 14:00–16:00, Confirmed, 1 Main Street, Toronto',
    ]);
    expect(within(screen.getByRole('list', { name: long(addDays(monday, 6)) })).getByRole('button')).toHaveTextContent(
      'Sunday booking',
    );
    expect(within(screen.getByRole('group', { name: 'Week' })).getAllByRole('list')).toHaveLength(7);
  });

  it('opens the details of a booking by keyboard', async () => {
    serveMarketplace(bookingOn(currentDay(), 9, { title: 'Paint' }));
    const { user } = renderBookings(at('week'));
    (await screen.findByRole('button', { name: /^Paint,/ })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Paint' })).toBeVisible();
  });

  it('counts bookings that do not fit side by side, and leads to all of their day', async () => {
    const monday = startOfWeek(currentDay());
    const titles = Array.from({ length: 7 }, (_, index) => `Booking ${index}`);
    serveMarketplace(...titles.map((title) => bookingOn(monday, 9, { title })));
    const { user } = renderBookings(at('week'));
    const more = await screen.findByRole('button', { name: `6 more on ${long(monday)}, show all` });
    expect(screen.getAllByRole('button', { name: /^Booking / })).toHaveLength(1);
    await user.click(more);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Booking / })).toHaveLength(7));
  });

  it('shows how many bookings of a day are out of view, and scrolls to them on a click', async () => {
    const clientHeight = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(44 + 8 * 48);
    const monday = startOfWeek(currentDay());
    const sunday = addDays(monday, 6);
    serveMarketplace(
      bookingOn(monday, 7, { title: 'Early' }),
      bookingOn(sunday, 17, { title: 'Late' }),
      bookingOn(sunday, 19, { title: 'Later' }),
    );
    const { user } = renderBookings(at('week')); // from 6:30 to 14:30
    const later = await screen.findByRole('button', { name: `2 later on ${long(sunday)}, show` });
    expect(screen.getAllByRole('button', { name: /, show$/ })).toEqual([later]);
    expect(screen.getByRole('group', { name: 'Week' })).toHaveTextContent(`${formatDay(sunday, 'dayOfMonth')}2`);
    const atBottom = { top: 500, bottom: 560, height: 60 } as DOMRect;
    const boxes = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.tagName === 'BUTTON' ? atBottom : ({ top: 0, bottom: 428 } as DOMRect);
    });
    await user.click(later);
    expect(screen.getByRole('button', { name: /^Late,/ })).toHaveFocus();
    boxes.mockRestore();
    clientHeight.mockRestore();
  });

  it('moves to other weeks and back to this one', async () => {
    const monday = startOfWeek(currentDay());
    serveMarketplace(bookingOn(addDays(monday, 7), 9, { title: 'Next' }));
    const { user } = renderBookings(at('week'));
    expect(await screen.findByText('No bookings found in this week.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next Week' }));
    expect(await screen.findByRole('button', { name: /^Next,/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Next,/ })).not.toBeInTheDocument());
  });

  it('shows one day at a time on a phone, with the number of bookings of the others', async () => {
    setWindowWidth(390);
    const monday = addDays(startOfWeek(currentDay()), 7);
    serveMarketplace(
      bookingOn(addDays(monday, 2), 9, { title: 'One' }),
      bookingOn(addDays(monday, 2), 14, { title: 'Two' }),
      bookingOn(addDays(monday, 3), 9, { title: 'Three' }),
    );
    const { user } = renderBookings(at(`week&day=${monday}`));
    expect(await screen.findByText('No bookings found on this day.')).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Days of the week' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    expect(days.getByRole('button', { name: long(monday) })).toHaveAttribute('aria-pressed', 'true');
    const wednesday = days.getByRole('button', { name: long(addDays(monday, 2)) });
    expect(wednesday).toHaveAccessibleDescription('2 bookings');
    await user.click(wednesday);
    const shown = await screen.findByRole('list', { name: long(addDays(monday, 2)) });
    expect(within(shown).getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Three/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next Week' }));
    const sameWeekday = await screen.findByRole('button', { name: long(addDays(monday, 9)) });
    expect(sameWeekday).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows an error, and Retry loads the bookings', async () => {
    serveMarketplace(bookingOn(currentDay(), 9, { title: 'Paint' }));
    server.use(http.get('/api/v1/bookings', () => errorAnswer(503, 'The service is away.'), { once: true }));
    const { user } = renderBookings(at('week'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Paint,/ })).toBeVisible();
  });
});
