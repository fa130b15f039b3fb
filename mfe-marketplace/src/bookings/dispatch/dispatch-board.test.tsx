import type { User } from '@plaza/contracts/identity/session';
import type { DispatchBoard as Board } from '@plaza/contracts/marketplace/dispatch';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { addDays, browserTimeZone, currentDay, formatDay } from '@plaza/ui/time';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { useLocation } from '@plaza/web-kit/router';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { readClocksOf24Hours } from '../../testing/reader-of-24-hours';
import { withBooking } from './board/board';
import DispatchBoard from './dispatch-board';
import { ada, boardBookingFixture, boardFixture, bob, cy } from './testing/board-fixture';

readClocksOf24Hours();

const path = '/api/v1/bookings/dispatch';
const zone = browserTimeZone();
const today = currentDay(zone);
const noon = new Date(`${today}T12:00:00`).getTime();
const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();

const paint = boardBookingFixture('Paint hall', at(-1), at(1), { employee: null, actions: ['assign'] });
const sink = boardBookingFixture('Fix sink', at(0), at(2), {
  contractor: { id: 'cy', name: 'Cy', phone: '', email: '', company: 'Cy Co' },
  employee: { id: 'cy', name: 'Cy' },
});

const dee = { ...ada, id: 'dee', name: 'Dee', contractorId: 'dee', company: 'Dee Co' };

let board: Board;
let requests: string[] = [];
let sent: { id: unknown; body: unknown }[] = [];

/** The service: stores the board, and assigns bookings as requested. */
function serve(overrides: Partial<Board>) {
  board = boardFixture({ day: today, from: at(-12), until: at(12), ...overrides });
  server.use(
    http.get(path, ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('day') ?? '');
      return HttpResponse.json(board);
    }),
    http.patch('/api/v1/bookings/:id/assign', async ({ params, request }) => {
      const body = (await request.json()) as { employeeId: string | null };
      sent.push({ id: params.id, body });
      const booking = [...board.jobs, ...board.unassigned].find(({ id }) => id === params.id) ?? paint;
      const user = board.people.find(({ id }) => id === body.employeeId);
      const saved = {
        ...booking,
        version: booking.version + 1,
        employee: user ? { id: user.id, name: user.name } : null,
      };
      board = withBooking(board, saved, false);
      return HttpResponse.json(saved);
    }),
  );
}

const Address = () => <p>{useLocation().search}</p>;

async function open(overrides: Partial<User> = {}) {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(overrides)));
  const board = (
    <>
      <DispatchBoard />
      <Address />
    </>
  );
  const view = renderInPlaza(board, { store, path: '/dashboard/bookings?view=dispatch' });
  await screen.findByRole('group', { name: 'People and their day' });
  return view;
}

const asAdmin = { role: 'admin_high', isAdmin: true } as const;
/** The board of the day before stays for a moment while another loads, and cannot be pressed. */
const ownBoard = () =>
  waitFor(() => expect(screen.getByRole('group', { name: 'People and their day' }).closest('[inert]')).toBeNull());
const row = (name: string) => screen.getByRole('group', { name });
const unassigned = () => screen.getByRole('region', { name: /^Unassigned/ });
const handle = (title: string) => screen.getByRole('button', { name: `Move ${title}` });
const jobsIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Down to where the frame of the rows hides them, in pixels from the top of the page. */
let hiddenTo = 0;

// jsdom has no layout: Unassigned and the rows get one, 100 px each from the top of the page.
beforeEach(() => {
  hiddenTo = 100;
  requests = [];
  sent = [];
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    const rows = screen.queryAllByRole('group').filter((group) => group.tabIndex < 0);
    const places = [unassigned(), ...rows];
    if (this.getAttribute('aria-label') === 'People and their day') return new DOMRect(0, hiddenTo, 1000, 1000);
    if (places.includes(this)) return new DOMRect(0, places.indexOf(this) * 100, 1000, 100);
    const carried = this.closest<HTMLElement>('[style*="fixed"]');
    const held =
      Math.max(
        0,
        places.findIndex((place) => place.contains(this)),
      ) *
        100 +
      10;
    return new DOMRect(10, carried ? Number.parseFloat(carried.style.top) : held, 100, 40);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('a day of work', () => {
  it('has a row for everybody, their bookings with times in it, and the unassigned ones beside it', async () => {
    serve({ people: [{ ...ada, working: [{ from: at(-4), until: at(4) }] }, cy], jobs: [sink], unassigned: [paint] });
    await open();
    expect(within(row('Ada')).getByText('08:00–16:00')).toBeVisible();
    expect(within(row('Cy')).getByText('Any time')).toBeVisible();
    expect(jobsIn(row('Ada'))).toEqual([]);
    expect(within(row('Cy')).getByText('12:00–14:00')).toBeVisible();
    expect(within(unassigned()).getByRole('button', { name: 'Paint hall' })).toBeVisible();
    expect(within(unassigned()).getByText('11:00–13:00')).toBeVisible();
    expect(within(unassigned()).getByText('Confirmed')).toBeVisible();
  });

  it('names the customer of an unassigned job, and to administrators its contractor', async () => {
    serve({ unassigned: [paint] });
    const { unmount } = await open();
    expect(within(unassigned()).getByText('Dee')).toBeVisible();
    expect(within(unassigned()).queryByText('Ada Co')).not.toBeInTheDocument();
    unmount();
    await open(asAdmin);
    expect(within(unassigned()).getByText('Ada Co')).toBeVisible();
    expect(within(unassigned()).queryByText('Dee')).not.toBeInTheDocument();
  });

  it('leads from day to day, and to the day of a booking', async () => {
    serve({ unassigned: [boardBookingFixture('Later', at(72), at(74), { employee: null, actions: ['assign'] })] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(requests).toContain(addDays(today, 1)));
    await ownBoard();
    await user.click(screen.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(requests).toContain(addDays(today, 3)));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByLabelText('Day')).toHaveValue(today);
  });

  it('says where there is work this week, and jumps there', async () => {
    const tomorrow = addDays(today, 1);
    const week = [today, tomorrow].map((day, place) => ({ day, jobs: place * 3, unassigned: place }));
    serve({ week });
    const { user } = await open();
    const strip = within(screen.getByRole('list', { name: 'Work this week' }));
    const [first, second] = strip.getAllByRole('button');
    expect(first).toHaveAccessibleName(formatDay(today, 'weekdayLong'));
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(first).not.toHaveAccessibleDescription();
    expect(second).toHaveAccessibleDescription('3 jobs, 1 unassigned');
    await user.click(strip.getByRole('button', { name: formatDay(tomorrow, 'weekdayLong') }));
    await waitFor(() => expect(requests).toContain(tomorrow));
    expect(screen.getByText(`?view=dispatch&day=${tomorrow}`)).toBeInTheDocument();
  });

  it('opens a booking from its title', async () => {
    serve({ jobs: [sink] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Fix sink' }));
    expect(screen.getByText('?view=dispatch&booking=Fix+sink')).toBeInTheDocument();
  });
});

describe('assigning a booking by keyboard', () => {
  it('goes from user to user, says what speaks against them, and assigns it with Space', async () => {
    serve({ jobs: [boardBookingFixture('Fix tap', at(0), at(1))], unassigned: [paint] });
    const { user } = await open();
    handle('Paint hall').focus();
    await user.keyboard(' ');
    expect(await screen.findByText('Picked up Paint hall, 11:00–13:00, Unassigned.')).toBeInTheDocument();
    expect(within(row('Bob')).getByText('Overlaps Fix tap 12:00–13:00')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('Paint hall is over Ada. Overlaps Fix tap 12:00–13:00.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(/^Paint hall is over Bob\./)).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText('Paint hall was put down at Bob.')).toBeInTheDocument();
    expect(await within(row('Bob')).findByRole('button', { name: 'Paint hall' })).toBeVisible();
    expect(sent).toEqual([{ id: 'Paint hall', body: { employeeId: 'bob', version: 3 } }]);
    expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  });

  it('leaves everything where it was with Escape', async () => {
    serve({ unassigned: [paint] });
    const { user } = await open();
    handle('Paint hall').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/is over Ada/);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Paint hall stays where it was.')).toBeInTheDocument();
    expect(jobsIn(unassigned())).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('takes a booking back from somebody', async () => {
    serve({ jobs: [sink] });
    const { user } = await open();
    handle('Fix sink').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard('{ArrowUp}');
    await screen.findByText(/is over Bob/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await screen.findByText(/is over Unassigned/);
    await user.keyboard(' ');
    expect(await within(unassigned()).findByRole('button', { name: 'Fix sink' })).toBeVisible();
    expect(sent).toEqual([{ id: 'Fix sink', body: { employeeId: null, version: 3 } }]);
  });
});

test('a booking is dragged by pointer from 8 px on', async () => {
  serve({ unassigned: [paint] });
  await open();
  const place = (clientY: number) => ({ clientX: 20, clientY, button: 0, buttons: 1 });
  const title = within(unassigned()).getByRole('button', { name: 'Paint hall' });
  // jsdom's pointers do not know which finger is the first.
  fireEvent(title, Object.assign(createEvent.pointerDown(title, place(20)), { isPrimary: true }));
  fireEvent.pointerMove(document, place(27));
  expect(screen.queryByText(/^Picked up/)).not.toBeInTheDocument();
  fireEvent.pointerMove(document, place(30));
  expect(await screen.findByText(/^Picked up/)).toBeInTheDocument();
  fireEvent.pointerMove(document, place(250));
  expect(await screen.findByText('Paint hall is over Bob.')).toBeInTheDocument();
  fireEvent.pointerUp(document, place(250));
  expect(await within(row('Bob')).findByRole('button', { name: 'Paint hall' })).toBeVisible();
});

test('a booking that is dropped where rows are hidden stays where it was', async () => {
  hiddenTo = 300; // as where the rows have been scrolled, or reach below Unassigned
  serve({ unassigned: [paint] });
  await open(asAdmin);
  const title = screen.getByRole('button', { name: 'Paint hall' });
  const place = (clientY: number) => ({ clientX: 20, clientY, button: 0, buttons: 1 });
  fireEvent(title, Object.assign(createEvent.pointerDown(title, place(20)), { isPrimary: true }));
  fireEvent.pointerMove(document, place(30));
  await screen.findByText(/^Picked up/);
  fireEvent.pointerMove(document, place(250));
  fireEvent.pointerUp(document, place(250));
  expect(await screen.findByText('Paint hall stays where it was.')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

describe('Undo', () => {
  const giveToBob = async (caller: Partial<User>) => {
    const { user } = await open(caller);
    await user.click(screen.getByRole('button', { name: /^(Assign|Reassign) Paint hall/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bob' }));
    return user;
  };

  it('takes a booking back from whom it was assigned to', async () => {
    serve({ unassigned: [paint] });
    const user = await giveToBob({});
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await within(unassigned()).findByRole('button', { name: 'Paint hall' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ id: 'Paint hall', body: { employeeId: null, version: 4 } });
    expect(await screen.findByText('Paint hall is as it was')).toBeVisible();
  });

  it('names the contractor where an administrator presses it', async () => {
    serve({ jobs: [{ ...paint, actions: ['reassign'] }] });
    const user = await giveToBob(asAdmin);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ id: 'Paint hall', body: { contractorId: 'ada', employeeId: null, version: 4 } }),
    );
  });
});

describe('a booking that cannot be assigned', () => {
  it('because another contractor is busy then is rejected before the call, with the reason', async () => {
    serve({ jobs: [sink], unassigned: [paint] });
    const { user } = await open(asAdmin);
    handle('Paint hall').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    expect(within(row('Cy')).getByText('Cannot be assigned')).toBeVisible();
    for (const name of [/over Ada/, /over Bob/, /over Cy/]) {
      await user.keyboard('{ArrowDown}');
      await screen.findByText(name);
    }
    await user.keyboard(' ');
    expect(await screen.findByText('Paint hall cannot be assigned to Cy.')).toBeInTheDocument();
    expect(await screen.findByText('Paint hall was not assigned')).toBeVisible();
    expect(jobsIn(unassigned())).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('goes back to where it was when the server rejects it, with the server’s message, and the board is loaded again', async () => {
    serve({ unassigned: [paint] });
    let release = () => {};
    const gate = new Promise<void>((letGo) => {
      release = letGo;
    });
    server.use(
      http.patch('/api/v1/bookings/:id/assign', async () => {
        await gate;
        return errorAnswer(409, 'Somebody else changed this booking.', 'changed_meanwhile');
      }),
    );
    const { user } = await open();
    const before = requests.length;
    await user.click(screen.getByRole('button', { name: 'Assign Paint hall' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Bob' }));
    expect(await within(row('Bob')).findByRole('button', { name: 'Paint hall' })).toBeVisible(); // before the answer
    release();
    expect(await screen.findByText('Somebody else changed this booking.')).toBeVisible();
    expect(await within(unassigned()).findByRole('button', { name: 'Paint hall' })).toBeVisible();
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });

  it('has neither a handle nor a menu', async () => {
    serve({ jobs: [{ ...sink, status: 'completed', actions: [] }] });
    await open();
    expect(within(row('Cy')).getByRole('img', { name: 'Completed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Move|Assign|Reassign) Fix sink/ })).not.toBeInTheDocument();
  });
});

it.each([1280, 390])('offers to reassign what somebody has, and to assign what nobody has, at %s px', async (width) => {
  setWindowWidth(width);
  serve({ jobs: [{ ...paint, employee: { id: 'bob', name: 'Bob' } }], unassigned: [sink] });
  renderInPlaza(<DispatchBoard />);
  const menus = await screen.findAllByRole('button', { name: /^(Assign|Reassign) / });
  expect(menus.map((one) => one.getAttribute('aria-label') ?? one.textContent).sort()).toEqual([
    'Assign Fix sink',
    'Reassign Paint hall',
  ]);
});

test('the menu of an administrator says what speaks against each contractor, and sends the contractor', async () => {
  serve({ people: [ada, cy, dee], jobs: [sink], unassigned: [{ ...paint, status: 'pending' }] });
  const { user } = await open(asAdmin);
  await user.click(screen.getByRole('button', { name: 'Assign Paint hall' }));
  expect(screen.getByRole('menuitemcheckbox', { name: /Cy/ })).toHaveTextContent('Overlaps Fix sink 12:00–14:00');
  // A request holds no time, so that the server would take it.
  expect(screen.getByRole('menuitemcheckbox', { name: /Cy/ })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Ada' })).toBeChecked(); // the requested contractor
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Nobody yet' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Dee' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'Paint hall', body: { contractorId: 'dee', version: 3 } }]));
});

test('on a phone users are listed one below the other, and bookings are assigned by their menus', async () => {
  setWindowWidth(390);
  serve({ jobs: [sink], unassigned: [paint] });
  const { user } = renderInPlaza(<DispatchBoard />);
  const cys = within(await screen.findByRole('region', { name: 'Cy' }));
  expect(cys.getByText('12:00–14:00')).toBeVisible();
  expect(cys.getByText('Confirmed')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Ada' })).getByText('No jobs on this day.')).toBeVisible();
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
    serve({ people: [bob] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Bob' })).toBeVisible();
  });

  it('still has the days of the week where one could not be loaded, to move to another', async () => {
    server.use(http.get(path, () => errorAnswer(503, 'The service is away.')));
    const { user } = show();
    await screen.findByRole('alert');
    const days = within(screen.getByRole('list', { name: 'Work this week' })).getAllByRole('button');
    expect(days).toHaveLength(7);
    serve({ people: [bob] });
    const other = days.find((one) => one.getAttribute('aria-pressed') === 'false');
    await user.click(other as HTMLElement);
    expect(await screen.findByRole('group', { name: 'Bob' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Work this week' })).toBeVisible();
  });

  it('says who will be there', async () => {
    serve({ people: [] });
    show();
    expect(await screen.findByText('Nobody to dispatch')).toBeVisible();
  });
});
