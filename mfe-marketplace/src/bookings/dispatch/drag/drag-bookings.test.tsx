import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { setLocalClockTo24Hours } from '../../../testing/local-clock-of-24-hours';
import { ada, boardBookingFixture, cy, eve } from '../testing/board-fixture';
import { hideRowsAbove, layOutBoard } from '../testing/board-layout';
import {
  asAdmin,
  at,
  bookingsIn,
  dee,
  handle,
  openBoard,
  paint,
  row,
  serveBoard,
  sink,
  sinkOfEve,
  unassigned,
} from '../testing/board-screen';

setLocalClockTo24Hours();
layOutBoard();

describe('assigning a booking by keyboard', () => {
  it('moves from user to user, announces conflicts, and assigns it with Space', async () => {
    const recorded = serveBoard({ jobs: [boardBookingFixture('Fix tap', at(0), at(1))], unassigned: [paint] });
    const { user } = await openBoard();
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
    expect(recorded.sent).toEqual([{ id: 'Paint hall', body: { employeeId: 'bob', version: 3 } }]);
    expect(await screen.findByText('Paint hall was assigned to Bob')).toBeVisible();
  });

  it('passes over the row of a contractor who is disabled', async () => {
    serveBoard({ people: [ada, eve, cy], unassigned: [paint] });
    const { user } = await openBoard(asAdmin);
    handle('Paint hall').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/is over Ada/);
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(/is over Cy/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it.each([
    ['{ArrowUp}', /is over Dee/],
    ['{ArrowDown}', /is over Cy/],
  ])('begins at the row of the booking, also if its contractor is disabled: %s', async (key, announcement) => {
    serveBoard({ people: [ada, dee, eve, cy], jobs: [sinkOfEve] });
    const { user } = await openBoard(asAdmin);
    handle('Fix sink').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard(key);
    expect(await screen.findByText(announcement)).toBeInTheDocument();
    await user.keyboard('{Escape}');
  });

  it('changes nothing with Escape', async () => {
    const recorded = serveBoard({ unassigned: [paint] });
    const { user } = await openBoard();
    handle('Paint hall').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/is over Ada/);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Paint hall stays where it was.')).toBeInTheDocument();
    expect(bookingsIn(unassigned())).toHaveLength(1);
    expect(recorded.sent).toEqual([]);
  });

  it('unassigns a booking', async () => {
    const recorded = serveBoard({ jobs: [sink] });
    const { user } = await openBoard();
    handle('Fix sink').focus();
    await user.keyboard(' ');
    await screen.findByText(/^Picked up/);
    await user.keyboard('{ArrowUp}');
    await screen.findByText(/is over Bob/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    await screen.findByText(/is over Unassigned/);
    await user.keyboard(' ');
    expect(await within(unassigned()).findByRole('button', { name: 'Fix sink' })).toBeVisible();
    expect(recorded.sent).toEqual([{ id: 'Fix sink', body: { employeeId: null, version: 3 } }]);
  });
});

test('a booking is dragged by pointer from 8 px on', async () => {
  serveBoard({ unassigned: [paint] });
  await openBoard();
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

test('a booking dropped on hidden rows stays where it was', async () => {
  hideRowsAbove(300); // as where the rows have been scrolled, or reach below Unassigned
  const recorded = serveBoard({ unassigned: [paint] });
  await openBoard(asAdmin);
  const title = screen.getByRole('button', { name: 'Paint hall' });
  const place = (clientY: number) => ({ clientX: 20, clientY, button: 0, buttons: 1 });
  fireEvent(title, Object.assign(createEvent.pointerDown(title, place(20)), { isPrimary: true }));
  fireEvent.pointerMove(document, place(30));
  await screen.findByText(/^Picked up/);
  fireEvent.pointerMove(document, place(250));
  fireEvent.pointerUp(document, place(250));
  expect(await screen.findByText('Paint hall stays where it was.')).toBeInTheDocument();
  expect(recorded.sent).toEqual([]);
});

test('a booking is rejected without a request if another contractor is busy then, with the reason', async () => {
  const recorded = serveBoard({ jobs: [sink], unassigned: [paint] });
  const { user } = await openBoard(asAdmin);
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
  expect(bookingsIn(unassigned())).toHaveLength(1);
  expect(recorded.sent).toEqual([]);
});
