import { Busy } from '@plaza/service-kit/errors';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { HashQueue, type HashQueueOptions } from './hash-queue';

const clock = fakeClock();

const openQueue = (options: Partial<HashQueueOptions> = {}) =>
  new HashQueue({ threads: 1, hashMs: () => 100, maxWaitMs: 1000, maxAdmitted: 1000, knownPercent: 20, ...options });

/** The seconds until somebody's turn; how to leave, for whoever gets in. */
function come(queue: HashQueue, key: string, isKnown = false): number | (() => void) {
  try {
    return queue.enter(key, isKnown);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return error.retryAfterSeconds;
  }
}

/** Lets in as many as there is room for. */
function fill(queue: HashQueue): (() => void)[] {
  const leaves: (() => void)[] = [];
  for (let number = 0; ; number += 1) {
    const leave = come(queue, `first-${number}`);
    if (typeof leave === 'number') return leaves;
    leaves.push(leave);
  }
}

test('admits as many as can be hashed within the wait of strangers, and some more known devices', () => {
  const queue = openQueue();
  expect(fill(queue)).toHaveLength(9); // the last of them waits for the eight before: 0.8 s of 1 s
  const known = Array.from({ length: 4 }, (_, number) => typeof come(queue, `known-${number}`, true));
  expect(known).toEqual(['function', 'function', 'number', 'number']);
});

test('two threads admit twice as many, and slower hashes fewer', () => {
  expect(fill(openQueue({ threads: 2 }))).toHaveLength(18);
  expect(fill(openQueue({ hashMs: () => 400 }))).toHaveLength(3);
});

test('admits no more at a time than the limit, however short their wait', () => {
  const queue = openQueue({ maxAdmitted: 5 });
  expect(fill(queue)).toHaveLength(5);
  expect(come(queue, 'known', true)).toEqual(expect.any(Number));
});

/** So many are turned away one after the other. */
const turnAway = (queue: HashQueue, count: number, name: string) =>
  Array.from({ length: count }, (_, number) => come(queue, `${name}-${number}`));

test('rejected callers get the number of seconds until their turn, and a sentence', () => {
  const queue = openQueue();
  fill(queue);
  turnAway(queue, 65, 'before');
  // 9 inside and 66 ahead, a tenth of a second each, until two thirds of 0.8 s are left of it.
  expect(() => queue.enter('ana', false)).toThrow(
    expect.objectContaining({
      kind: 'busy',
      code: 'busy',
      retryAfterSeconds: 7,
      message: 'Many people are signing in just now. Please try again in 7 seconds.',
    }),
  );
  turnAway(queue, 2000, 'more');
  expect(() => queue.enter('ben', false)).toThrow('Please try again in 3 minutes.');
});

test.each([
  ['', 0],
  [', also where the clock is put forward by an hour', 3_600_000],
])('callers who return at their turn are admitted; new ones meanwhile are not%s', (_where, correction) => {
  const queue = openQueue();
  const leaves = fill(queue);
  turnAway(queue, 40, 'later');
  clock.jump(correction);
  expect(come(queue, 'first-9')).toBe(2); // the one that `fill` ended with has the first place
  for (const leave of leaves.slice(4)) leave();
  clock.forward(2000);
  expect(come(queue, 'new')).toBeGreaterThanOrEqual(4);
  expect(come(queue, 'first-9')).toEqual(expect.any(Function));
});

test('nobody is admitted while there is no room for those ahead of them', () => {
  const queue = openQueue();
  const leaves = fill(queue);
  turnAway(queue, 20, 'person');
  for (const leave of leaves.slice(2)) leave(); // two are inside: there is room for seven
  expect(come(queue, 'person-10')).toEqual(expect.any(Number));
  expect(come(queue, 'person-2')).toEqual(expect.any(Function));
  expect(come(queue, 'first-9')).toEqual(expect.any(Function));
});

test('a caller who returns too early keeps their place', () => {
  const queue = openQueue({ hashMs: () => 20 });
  fill(queue);
  turnAway(queue, 400, 'before');
  const seconds = Number(come(queue, 'ana'));
  turnAway(queue, 400, 'later');
  expect(come(queue, 'ana')).toBe(seconds);
});

test('a caller with a long wait returns after four fifths of it', () => {
  const queue = openQueue({ hashMs: () => 1000, maxWaitMs: 2500 });
  expect(fill(queue)).toHaveLength(3); // the third waits for two seconds; the one after them has the first place
  turnAway(queue, 17, 'before');
  expect(come(queue, 'ana')).toBe(20); // 21 before her, less two thirds of what strangers may wait
  turnAway(queue, 78, 'more');
  expect(come(queue, 'ben')).toBe(79); // of 99
});

test('slower hashes prolong the wait of those who already have a place', () => {
  let hashMs = 100;
  const queue = openQueue({ hashMs: () => hashMs });
  fill(queue);
  turnAway(queue, 100, 'before');
  const seconds = Number(come(queue, 'ana'));
  hashMs = 200;
  expect(come(queue, 'ana')).toBeGreaterThan(1.6 * seconds);
});

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])('an idle thread accepts anybody, unless somebody ahead returns about now%s', (_where, correction) => {
  const queue = openQueue();
  const leaves = fill(queue);
  turnAway(queue, 500, 'gone');
  clock.jump(correction);
  for (const leave of leaves) leave();
  expect(come(queue, 'early')).toEqual(expect.any(Number)); // the first ones are due in two seconds
  clock.forward(59_000);
  expect(come(queue, 'new')).toEqual(expect.any(Function));
  expect(come(queue, 'another')).toBeGreaterThan(20);
});

test('callers who never return are forgotten, however many', () => {
  const queue = openQueue();
  fill(queue);
  turnAway(queue, 12_000, 'gone');
  expect(come(queue, 'new')).toBeGreaterThan(600);
  clock.forward(30 * 60_000);
  expect(come(queue, 'newer')).toBe(2);
});

test('a late caller is not awaited, and loses their place after a minute', () => {
  const queue = openQueue();
  const leaves = fill(queue);
  turnAway(queue, 30, 'late');
  for (const leave of leaves.slice(2)) leave();
  expect(come(queue, 'late-20')).toEqual(expect.any(Number));
  clock.forward(10_000);
  expect(come(queue, 'late-20')).toEqual(expect.any(Function));
  expect(come(queue, 'late-10')).toEqual(expect.any(Function));
  clock.forward(60_000);
  expect(come(queue, 'late-29')).toEqual(expect.any(Function)); // those before are forgotten with it
  turnAway(queue, 100, 'more');
  expect(come(queue, 'late-5')).toBeGreaterThan(8);
});

test('the number of places is limited to ten thousand', () => {
  const queue = openQueue();
  fill(queue);
  turnAway(queue, 9999, 'person');
  expect(come(queue, 'person-9998')).toBe(come(queue, 'too-many'));
  expect(come(queue, 'another')).toBe(come(queue, 'too-many'));
});

/**
 * Five thousand people come within five seconds, and again when they are told to.
 * @param paceAt how long a hash takes at a time since the first
 * @returns when each was answered, and when they would be in the order of coming
 */
function crowd(threads: number, paceAt: (ms: number) => number) {
  const start = Date.now();
  const since = () => Date.now() - start;
  const queue = openQueue({ threads, hashMs: () => paceAt(since()), maxWaitMs: 5000, knownPercent: 25 });
  const comings = new Map<number, number[]>();
  const comeAt = (at: number, person: number) => {
    const second = Math.floor(at / 1000);
    comings.set(second, [...(comings.get(second) ?? []), at, person]);
  };
  for (let person = 0; person < 5000; person += 1) comeAt(person, person);
  const answered: number[] = [];
  const leaving: { at: number; leave: () => void }[] = [];
  const free = Array<number>(threads).fill(0);
  let [longest, tries] = [0, 0];
  for (let second = 0; comings.size > 0; second += 1) {
    const due = comings.get(second) ?? [];
    comings.delete(second);
    for (let index = 0; index < due.length; index += 2) {
      const [at = 0, person = 0] = due.slice(index, index + 2);
      clock.forward(Math.max(0, at - since()));
      while (leaving[0] && leaving[0].at <= at) leaving.shift()?.leave();
      tries += 1;
      const entered = come(queue, `person-${person}`);
      if (typeof entered === 'number') {
        comeAt(at + entered * 1000, person);
        continue;
      }
      const thread = free.indexOf(Math.min(...free));
      const begins = Math.max(at, free[thread] ?? 0);
      const done = begins + paceAt(begins);
      free[thread] = done;
      leaving.push({ at: done, leave: entered });
      answered[person] = done;
      longest = Math.max(longest, done - at);
    }
  }
  const inOrder = [...answered].sort((one, other) => one - other);
  const outOfTurn = answered.map((at, person) => Math.abs(at - (inOrder[person] ?? 0)));
  return { answered, longest, tries, last: Math.max(...answered), outOfTurn: Math.max(...outOfTurn) };
}

test.each([
  ['one thread', 1, () => 100, 500_000],
  ['two threads', 2, () => 160, 400_000],
  ['hashes that get slower', 1, (ms: number) => (ms < 200_000 ? 100 : 160), 680_000],
  ['hashes that get quicker', 1, (ms: number) => (ms < 200_000 ? 120 : 100), 534_000],
  ['hashes that are quick and slow in turns', 1, (ms: number) => (ms % 60_000 < 30_000 ? 90 : 150), 562_000],
])('five thousand callers are each served close to their place, with %s', (_, threads, paceAt, atBest) => {
  const { answered, longest, tries, last, outOfTurn } = crowd(threads, paceAt);
  expect(answered.filter((at) => at > 0)).toHaveLength(5000);
  expect(longest).toBeLessThan(8000);
  expect(outOfTurn).toBeLessThan(8000);
  expect(last).toBeLessThan(atBest * 1.1);
  expect(tries).toBeLessThan(8 * 5000);
});
