import { setLocalClockTo24Hours } from '../../../testing/local-clock-of-24-hours';
import { ada, boardBookingFixture, boardFixture, bob, cy } from '../testing/board-fixture';
import { conflictsOf } from './conflicts';

setLocalClockTo24Hours();

const at = (time: string) => `2026-03-14T${time}:00Z`;
const booking = (title: string, from: string, until: string, other = {}) =>
  boardBookingFixture(title, at(from), at(until), other);
const ofCy = { contractor: { id: 'cy', name: 'Cy', phone: '', email: '', company: 'Cy Co' }, employee: null };

const moved = booking('Paint hall', '11:00', '13:00');
const conflicts = (user: typeof ada, board: Parameters<typeof boardFixture>[0]) =>
  conflictsOf(moved, user, boardFixture(board), 'UTC');

describe('the conflicts of an assignment', () => {
  test('include a confirmed booking at the same time, with its title and times', () => {
    const jobs = [moved, booking('Fix sink', '10:00', '12:00')];
    expect(conflicts(ada, { jobs })).toEqual({ messages: ['Overlaps Fix sink 10:00–12:00'], rejected: false });
  });

  test('are shown in the local time zone', () => {
    const board = boardFixture({ jobs: [booking('Fix sink', '10:00', '12:00')] });
    expect(conflictsOf(moved, ada, board, 'America/Toronto').messages).toEqual(['Overlaps Fix sink 06:00–08:00']);
  });

  test('include a running booking too, and an unassigned one of the company', () => {
    const jobs = [booking('Running', '12:30', '14:00', { status: 'in-progress' })];
    const unassigned = [booking('Loose', '10:00', '11:30', { employee: null })];
    expect(conflicts(bob, { jobs, unassigned }).messages).toEqual([
      'Overlaps Running 12:30–14:00',
      'Overlaps Loose 10:00–11:30',
    ]);
  });

  test('exclude requests and finished bookings, the booking itself and adjacent ones', () => {
    const jobs = [
      moved,
      booking('Request', '11:00', '12:00', { status: 'pending' }),
      booking('Done', '11:00', '12:00', { status: 'completed' }),
      booking('Before', '09:00', '11:00'),
      booking('After', '13:00', '14:00'),
    ];
    expect(conflicts(ada, { jobs })).toEqual({ messages: [], rejected: false });
  });

  test('reject another contractor with an overlapping booking', () => {
    const jobs = [booking('Fix sink', '12:00', '15:00', ofCy)];
    expect(conflicts(cy, { jobs })).toEqual({ messages: ['Overlaps Fix sink 12:00–15:00'], rejected: true });
    expect(conflicts(ada, { jobs })).toEqual({ messages: [], rejected: false });
    const request = { ...moved, status: 'pending' as const };
    const found = conflictsOf(request, cy, boardFixture({ jobs }), 'UTC');
    expect(found).toEqual({ messages: ['Overlaps Fix sink 12:00–15:00'], rejected: false });
  });
});

describe('working hours', () => {
  const working = (...intervals: [string, string][]) =>
    intervals.map(([from, until]) => ({ from: at(from), until: at(until) }));
  const messages = (...intervals: [string, string][]) =>
    conflicts({ ...ada, working: working(...intervals) }, {}).messages;

  test('contain the whole booking', () => {
    expect(messages(['11:00', '13:00'])).toEqual([]);
    expect(messages(['11:30', '17:00'])).toEqual(['Outside working hours']);
    expect(messages(['08:00', '12:30'])).toEqual(['Outside working hours']);
  });

  test('continue if one interval touches the next, and end with a gap', () => {
    expect(messages(['12:00', '17:00'], ['08:00', '12:00'])).toEqual([]);
    expect(messages(['08:00', '12:00'], ['12:15', '17:00'])).toEqual(['Outside working hours']);
  });

  test('are any time if none are set, and never on a day off', () => {
    expect(conflicts({ ...ada, working: null }, {}).messages).toEqual([]);
    expect(messages()).toEqual(['Outside working hours']);
  });

  test('reject nobody: users may work longer', () => {
    expect(conflicts({ ...cy, working: [] }, {})).toEqual({ messages: ['Outside working hours'], rejected: false });
  });

  test('count the part of a night booking on the day', () => {
    const night = boardBookingFixture('Night', '2026-03-14T22:00:00Z', '2026-03-15T02:00:00Z');
    const late = { ...ada, working: [{ from: at('20:00'), until: '2026-03-15T00:00:00Z' }] };
    expect(conflictsOf(night, late, boardFixture(), 'UTC').messages).toEqual([]);
  });
});

test('are unknown for a booking on another day', () => {
  const later = boardBookingFixture('Later', '2026-03-16T10:00:00Z', '2026-03-16T12:00:00Z');
  expect(conflictsOf(later, { ...cy, working: [] }, boardFixture(), 'UTC')).toEqual({ messages: [], rejected: false });
});
