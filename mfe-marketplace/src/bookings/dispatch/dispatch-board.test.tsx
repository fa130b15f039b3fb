import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { addDays, formatDay } from '@plaza/ui/time';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { setLocalClockTo24Hours } from '../../testing/local-clock-of-24-hours';
import DispatchBoard from './dispatch-board';
import { ada, boardBookingFixture, bob, cy } from './testing/board-fixture';
import {
  asAdmin,
  at,
  bookingsIn,
  openBoard,
  paint,
  path,
  row,
  serveBoard,
  sink,
  today,
  unassigned,
} from './testing/board-screen';

setLocalClockTo24Hours();

/** The board of the day before stays for a moment while another loads, and cannot be pressed. */
const ownBoard = () =>
  waitFor(() => expect(screen.getByRole('group', { name: 'People and their day' }).closest('[inert]')).toBeNull());

describe('a working day', () => {
  it('has a row for everybody, with their bookings and times, and the unassigned ones beside it', async () => {
    serveBoard({
      people: [{ ...ada, working: [{ from: at(-4), until: at(4) }] }, cy],
      jobs: [sink],
      unassigned: [paint],
    });
    await openBoard();
    expect(within(row('Ada')).getByText('08:00–16:00')).toBeVisible();
    expect(within(row('Cy')).getByText('Any time')).toBeVisible();
    expect(bookingsIn(row('Ada'))).toEqual([]);
    expect(within(row('Cy')).getByText('12:00–14:00')).toBeVisible();
    expect(within(unassigned()).getByRole('button', { name: 'Paint hall' })).toBeVisible();
    expect(within(unassigned()).getByText('11:00–13:00')).toBeVisible();
    expect(within(unassigned()).getByText('Confirmed')).toBeVisible();
  });

  it('names the customer of an unassigned booking, and to administrators its contractor', async () => {
    serveBoard({ unassigned: [paint] });
    const { unmount } = await openBoard();
    expect(within(unassigned()).getByText('Dee')).toBeVisible();
    expect(within(unassigned()).queryByText('Ada Co')).not.toBeInTheDocument();
    unmount();
    await openBoard(asAdmin);
    expect(within(unassigned()).getByText('Ada Co')).toBeVisible();
    expect(within(unassigned()).queryByText('Dee')).not.toBeInTheDocument();
  });

  it('leads from day to day, and to the day of a booking', async () => {
    const recorded = serveBoard({
      unassigned: [boardBookingFixture('Later', at(72), at(74), { employee: null, actions: ['assign'] })],
    });
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Next Day' }));
    await waitFor(() => expect(recorded.requests).toContain(addDays(today, 1)));
    await ownBoard();
    await user.click(screen.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(recorded.requests).toContain(addDays(today, 3)));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByLabelText('Day')).toHaveValue(today);
  });

  it('shows which days of the week have bookings, and jumps there', async () => {
    const tomorrow = addDays(today, 1);
    const week = [today, tomorrow].map((day, place) => ({ day, jobs: place * 3, unassigned: place }));
    const recorded = serveBoard({ week });
    const { user } = await openBoard();
    const strip = within(screen.getByRole('list', { name: 'Work this week' }));
    const [first, second] = strip.getAllByRole('button');
    expect(first).toHaveAccessibleName(formatDay(today, 'weekdayLong'));
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(first).not.toHaveAccessibleDescription();
    expect(second).toHaveAccessibleDescription('3 bookings, 1 unassigned');
    await user.click(strip.getByRole('button', { name: formatDay(tomorrow, 'weekdayLong') }));
    await waitFor(() => expect(recorded.requests).toContain(tomorrow));
    expect(screen.getByText(`?view=dispatch&day=${tomorrow}`)).toBeInTheDocument();
  });

  it('opens a booking from its title', async () => {
    serveBoard({ jobs: [sink] });
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Fix sink' }));
    expect(screen.getByText('?view=dispatch&booking=Fix+sink')).toBeInTheDocument();
  });
});

describe('a board that is cut', () => {
  it('says so, and how to give a booking to somebody else', async () => {
    serveBoard({ people: [ada, cy], jobs: [sink], morePeople: true });
    await openBoard(asAdmin);
    expect(
      screen.getByText(/^The board has space for 2 contractors: all who have a booking on this day/),
    ).toBeVisible();
  });

  it('says how many bookings of the day it lacks, and where they are', async () => {
    serveBoard({ people: [ada], jobs: [sink], morePeople: true });
    await openBoard(asAdmin);
    expect(screen.getByText(/One more booking of this day is in the List and the Week\.$/)).toBeVisible();
  });

  it('says that it has only the first bookings of the day, and where the others are', async () => {
    serveBoard({ people: [ada], jobs: [sink], moreJobs: true });
    await openBoard();
    expect(
      screen.getByText('The board has space for the first 2,000 bookings of this day. Later ones are in the List.'),
    ).toBeVisible();
  });

  it('says nothing if everybody has a row', async () => {
    serveBoard({ people: [ada, cy], jobs: [sink] });
    await openBoard(asAdmin);
    expect(screen.queryByText(/^The board has space for/)).not.toBeInTheDocument();
  });

  it('shows that more bookings are unassigned', async () => {
    serveBoard({ unassigned: [paint], moreUnassigned: true });
    await openBoard();
    expect(screen.getByRole('region', { name: 'Unassigned (1+)' })).toBeVisible();
  });
});

test('on a phone users are listed vertically, and bookings are assigned by their menus', async () => {
  setWindowWidth(390);
  serveBoard({ jobs: [sink], unassigned: [paint] });
  const { user } = renderInPlaza(<DispatchBoard />);
  const cys = within(await screen.findByRole('region', { name: 'Cy' }));
  expect(cys.getByText('12:00–14:00')).toBeVisible();
  expect(cys.getByText('Confirmed')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Ada' })).getByText('No bookings on this day.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Assign Paint hall' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bob' }));
  const bobs = within(screen.getByRole('region', { name: 'Bob' }));
  expect(await bobs.findByRole('button', { name: 'Paint hall' })).toBeVisible();
});

describe('without a board', () => {
  const show = () => renderInPlaza(<DispatchBoard />);

  it('announces that it is loading', () => {
    server.use(http.get(path, () => delay('infinite')));
    show();
    expect(screen.getByText('Loading the dispatch board')).toBeInTheDocument();
  });

  it('shows an error and tries again', async () => {
    server.use(http.get(path, () => errorAnswer(503, 'The service is away.')));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is away.');
    serveBoard({ people: [bob] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Bob' })).toBeVisible();
  });

  it('still has the days of the week if one could not be loaded, to move to another', async () => {
    server.use(http.get(path, () => errorAnswer(503, 'The service is away.')));
    const { user } = show();
    await screen.findByRole('alert');
    const days = within(screen.getByRole('list', { name: 'Work this week' })).getAllByRole('button');
    expect(days).toHaveLength(7);
    serveBoard({ people: [bob] });
    const other = days.find((one) => one.getAttribute('aria-pressed') === 'false');
    await user.click(other as HTMLElement);
    expect(await screen.findByRole('group', { name: 'Bob' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Work this week' })).toBeVisible();
  });

  it.each([
    ['a contractor', { role: 'contractor' } as const, /^You and your employees appear here/],
    ['an administrator', asAdmin, /^Contractors appear here with their day\. Add the first one in the Admin tab\.$/],
  ])('explains to %s who will be listed', async (_who, person, text) => {
    serveBoard({ people: [] });
    const store = createAppStore();
    store.dispatch(saveSession('token', userFixture(person)));
    renderInPlaza(<DispatchBoard />, { store });
    expect(await screen.findByText('Nobody to dispatch')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});
