import { ada, boardBookingFixture, boardFixture, bob, cy } from '../testing/board-fixture';
import {
  assigneeOf,
  bookingsOfAssignee,
  currentOwnerId,
  toAssignment,
  withAssignment,
  withBooking,
} from './board-bookings';

const booking = boardBookingFixture('Fix sink', '2026-03-14T10:00:00Z', '2026-03-14T12:00:00Z');
const loose = { ...booking, employee: null };

describe('the row of a booking', () => {
  test('is that of its assignee', () => {
    const assigned = { ...booking, employee: { id: 'bob', name: 'Bob' } };
    expect(assigneeOf(assigned, boardFixture({ jobs: [assigned] }))).toBe(bob);
  });

  test('is that of the contractor if an employee has no row', () => {
    const assigned = { ...booking, employee: { id: 'gone', name: 'Gone' } };
    expect(assigneeOf(assigned, boardFixture({ jobs: [assigned] }))).toBe(ada);
  });

  test('is none while it is unassigned, although it is of the day', () => {
    const board = boardFixture({ jobs: [loose], unassigned: [loose] });
    expect(assigneeOf(loose, board)).toBeUndefined();
    expect(bookingsOfAssignee(ada, board)).toEqual([]);
  });
});

describe('a board after an assignment', () => {
  test('has the booking in the row of that user', () => {
    const board = withAssignment(boardFixture({ unassigned: [loose] }), loose, bob, false);
    expect(board.unassigned).toEqual([]);
    expect(bookingsOfAssignee(bob, board).map(({ title }) => title)).toEqual(['Fix sink']);
  });

  test('has another contractor’s name in it', () => {
    const [assigned] = withAssignment(boardFixture({ jobs: [booking] }), booking, cy, true).jobs;
    expect(assigned?.contractor).toMatchObject({ id: 'cy', name: 'Cy', company: 'Cy Co' });
  });

  test('has it among the unassigned, in order of time, after it was unassigned', () => {
    const later = { ...loose, id: 'later', startsAt: '2026-03-14T15:00:00.000Z' };
    const board = withAssignment(boardFixture({ jobs: [booking], unassigned: [later] }), booking, null, false);
    expect(bookingsOfAssignee(ada, board)).toEqual([]);
    expect(board.unassigned.map(({ id }) => id)).toEqual(['Fix sink', 'later']);
  });

  test('keeps bookings with the same start in their places, whichever was assigned last', () => {
    const jobs = ['a', 'b', 'c'].map((id) => ({ ...booking, id }));
    for (const moved of jobs) {
      const board = withAssignment(boardFixture({ jobs }), moved, ada, false);
      expect(bookingsOfAssignee(ada, board).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    }
  });

  test('does not show a booking of another day in a row', () => {
    const tomorrow = boardBookingFixture('Tomorrow', '2026-03-15T10:00:00Z', '2026-03-15T12:00:00Z');
    expect(withBooking(boardFixture({ unassigned: [tomorrow] }), tomorrow, false)).toMatchObject({
      jobs: [],
      unassigned: [],
    });
  });
});

describe('the board of an administrator', () => {
  test('has a confirmed booking in the row of its contractor, whoever its assignee', () => {
    const board = withAssignment(boardFixture({ jobs: [booking] }), booking, cy, true);
    expect(bookingsOfAssignee(cy, board)).toMatchObject([{ title: 'Fix sink', employee: null }]);
    expect(board.unassigned).toEqual([]);
  });

  test('keeps a request among the waiting ones, with its assignee', () => {
    const request = { ...booking, status: 'pending' } as const;
    const board = withAssignment(boardFixture({ jobs: [request], unassigned: [request] }), request, cy, true);
    expect(board.unassigned).toMatchObject([{ contractor: { id: 'cy' } }]);
    expect([currentOwnerId(request, board, true), currentOwnerId(request, board, false)]).toEqual(['ada', undefined]);
  });

  test('has a booking of a deleted contractor among the waiting ones', () => {
    const gone = { ...booking, contractor: null, employee: null };
    expect(withBooking(boardFixture(), gone, true).unassigned).toEqual([gone]);
  });
});

describe('the request', () => {
  test('names the assignee, with the version that was seen', () => {
    expect(toAssignment(booking, bob, false)).toEqual({ employeeId: 'bob', version: 3 });
    expect(toAssignment(booking, null, true)).toEqual({ employeeId: null, version: 3 });
  });

  test('names the contractor when an administrator assigns it, and an employee in addition', () => {
    expect(toAssignment(booking, cy, true)).toEqual({ contractorId: 'cy', version: 3 });
    expect(toAssignment(booking, bob, true)).toEqual({ contractorId: 'ada', employeeId: 'bob', version: 3 });
  });
});
