import { assignmentOf, holderOf, jobsHeldBy, ownerOf, withGiven, withJob } from './board';
import { ada, boardOf, bob, cy, jobOf } from './test-board';

const job = jobOf('Fix sink', '2026-03-14T10:00:00Z', '2026-03-14T12:00:00Z');
const loose = { ...job, employee: null };

describe('whose row a job lies in', () => {
  test('is that of who does it', () => {
    const given = { ...job, employee: { id: 'bob', name: 'Bob' } };
    expect(holderOf(given, boardOf({ jobs: [given] }))).toBe(bob);
  });

  test('is that of the contractor where an employee has no row', () => {
    const given = { ...job, employee: { id: 'gone', name: 'Gone' } };
    expect(holderOf(given, boardOf({ jobs: [given] }))).toBe(ada);
  });

  test('is nobody’s while nobody was given it, although it is of the day', () => {
    const board = boardOf({ jobs: [loose], unassigned: [loose] });
    expect(holderOf(loose, board)).toBeUndefined();
    expect(jobsHeldBy(ada, board)).toEqual([]);
  });
});

describe('a board on which a job was given', () => {
  test('has it in the row of that person', () => {
    const board = withGiven(boardOf({ unassigned: [loose] }), loose, bob, false);
    expect(board.unassigned).toEqual([]);
    expect(jobsHeldBy(bob, board).map(({ title }) => title)).toEqual(['Fix sink']);
  });

  test('has another contractor’s name in it', () => {
    const [given] = withGiven(boardOf({ jobs: [job] }), job, cy, true).jobs;
    expect(given?.contractor).toMatchObject({ id: 'cy', name: 'Cy', company: 'Cy Co' });
  });

  test('has it among the unassigned, in the order of time, once it was taken back', () => {
    const later = { ...loose, id: 'later', startsAt: '2026-03-14T15:00:00.000Z' };
    const board = withGiven(boardOf({ jobs: [job], unassigned: [later] }), job, null, false);
    expect(jobsHeldBy(ada, board)).toEqual([]);
    expect(board.unassigned.map(({ id }) => id)).toEqual(['Fix sink', 'later']);
  });

  test('does not show a job of another day in a row', () => {
    const tomorrow = jobOf('Tomorrow', '2026-03-15T10:00:00Z', '2026-03-15T12:00:00Z');
    expect(withJob(boardOf({ unassigned: [tomorrow] }), tomorrow, false)).toMatchObject({ jobs: [], unassigned: [] });
  });
});

describe('the board of an administrator', () => {
  test('has a confirmed job in the row of its contractor, whoever is to do it', () => {
    const board = withGiven(boardOf({ jobs: [job] }), job, cy, true);
    expect(jobsHeldBy(cy, board)).toMatchObject([{ title: 'Fix sink', employee: null }]);
    expect(board.unassigned).toEqual([]);
  });

  test('keeps a request among what waits, with whom it was given to', () => {
    const request = { ...job, status: 'pending' } as const;
    const board = withGiven(boardOf({ jobs: [request], unassigned: [request] }), request, cy, true);
    expect(board.unassigned).toMatchObject([{ contractor: { id: 'cy' } }]);
    expect([ownerOf(request, board, true), ownerOf(request, board, false)]).toEqual(['ada', undefined]);
  });

  test('has a job whose contractor is gone among what waits', () => {
    const gone = { ...job, contractor: null, employee: null };
    expect(withJob(boardOf(), gone, true).unassigned).toEqual([gone]);
  });
});

describe('what is sent', () => {
  test('names the person, with the version that was seen', () => {
    expect(assignmentOf(job, bob, false)).toEqual({ employeeId: 'bob', version: 3 });
    expect(assignmentOf(job, null, true)).toEqual({ employeeId: null, version: 3 });
  });

  test('names the contractor when an administrator gives it, and an employee beside', () => {
    expect(assignmentOf(job, cy, true)).toEqual({ contractorId: 'cy', version: 3 });
    expect(assignmentOf(job, bob, true)).toEqual({ contractorId: 'ada', employeeId: 'bob', version: 3 });
  });
});
