import { Busy } from '@plaza/service-kit/errors';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { HashLine, type HashLineOptions } from './hash-line';

const clock = fakeClock();

const openLine = (options: Partial<HashLineOptions> = {}) =>
  new HashLine({ threads: 1, hashMs: () => 100, maxWaitMs: 1000, maxInside: 1000, knownPercent: 20, ...options });

/** The seconds until somebody's turn; how to leave, for whoever gets in. */
function come(line: HashLine, key: string, isKnown = false): number | (() => void) {
  try {
    return line.enter(key, isKnown);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return error.retryAfterSeconds;
  }
}

/** Lets in as many as there is room for. */
function fill(line: HashLine): (() => void)[] {
  const leaves: (() => void)[] = [];
  for (let number = 0; ; number += 1) {
    const leave = come(line, `first-${number}`);
    if (typeof leave === 'number') return leaves;
    leaves.push(leave);
  }
}

test('as many get in as can be hashed in the time that strangers may wait, and known devices some more', () => {
  const line = openLine();
  expect(fill(line)).toHaveLength(9); // the last of them waits for the eight before: 0.8 s of 1 s
  const known = Array.from({ length: 4 }, (_, number) => typeof come(line, `known-${number}`, true));
  expect(known).toEqual(['function', 'function', 'number', 'number']);
});

test('two threads let in twice as many, and slower hashes fewer', () => {
  expect(fill(openLine({ threads: 2 }))).toHaveLength(18);
  expect(fill(openLine({ hashMs: () => 400 }))).toHaveLength(3);
});

test('no more get in than may be there at a time, however short their wait', () => {
  const line = openLine({ maxInside: 5 });
  expect(fill(line)).toHaveLength(5);
  expect(come(line, 'known', true)).toEqual(expect.any(Number));
});

test('whoever is turned away is told how many seconds it is until their turn, and in words', () => {
  const line = openLine();
  fill(line);
  const error = (() => {
    for (let number = 0; number < 58; number += 1) come(line, `before-${number}`);
    try {
      return line.enter('ana', false);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toMatchObject({
    kind: 'busy',
    code: 'busy',
    retryAfterSeconds: 7,
    message: 'Many people are signing in just now. Please try again in 7 seconds.',
  });
  for (let number = 0; number < 1200; number += 1) come(line, `more-${number}`);
  expect(() => line.enter('ben', false)).toThrow('Please try again in 3 minutes.');
});

test('whoever comes in their turn gets in; whoever is new meanwhile gets a later one', () => {
  const line = openLine();
  const leaves = fill(line);
  for (let number = 0; number < 40; number += 1) come(line, `more-${number}`);
  const seconds = Number(come(line, 'ana'));
  clock.forward(seconds * 1000 - 1500);
  for (const leave of leaves.slice(1)) leave();
  expect(come(line, 'new')).toBeGreaterThanOrEqual(2);
  clock.forward(1500);
  expect(come(line, 'ana')).toEqual(expect.any(Function));
});

test('whoever comes before their turn keeps it', () => {
  const line = openLine();
  fill(line);
  for (let number = 0; number < 100; number += 1) come(line, `more-${number}`);
  const seconds = Number(come(line, 'ana'));
  for (let number = 0; number < 100; number += 1) come(line, `later-${number}`);
  clock.forward(3000);
  expect(come(line, 'ana')).toBe(seconds - 3);
});

test('whoever comes in their turn when it is full comes again soon', () => {
  const line = openLine();
  const leaves = fill(line);
  const seconds = Number(come(line, 'ana'));
  for (let number = 0; number < 500; number += 1) come(line, `later-${number}`);
  clock.forward(seconds * 1000);
  come(line, 'known', true);
  expect(come(line, 'ana')).toBe(2);
  for (const leave of leaves.slice(2)) leave();
  expect(come(line, 'ana')).toEqual(expect.any(Function));
});

test('a thread that has nothing to do takes anybody, whoever else has a turn', () => {
  const line = openLine();
  const leaves = fill(line);
  for (let number = 0; number < 500; number += 1) come(line, `gone-${number}`);
  for (const leave of leaves) leave();
  expect(come(line, 'new')).toEqual(expect.any(Function));
  expect(come(line, 'another')).toBeGreaterThan(40);
});

test('a turn is lost after a minute', () => {
  const line = openLine();
  const leaves = fill(line);
  const seconds = Number(come(line, 'ana'));
  clock.forward(seconds * 1000 + 60_001);
  for (let number = 0; number < 500; number += 1) come(line, `later-${number}`);
  leaves[0]?.();
  leaves[1]?.();
  expect(come(line, 'ana')).toBeGreaterThan(40);
});

test('ten thousand turns are remembered, and no more', () => {
  const line = openLine();
  fill(line);
  for (let number = 0; number < 10_000; number += 1) come(line, `person-${number}`);
  const last = come(line, 'person-9999');
  expect(come(line, 'too-many')).toBe(last);
  expect(come(line, 'another')).toBe(last);
});

/** Five thousand people come within five seconds, and again when they are told to. @returns when each was answered */
function crowd(threads: number, hashMs: number) {
  const line = openLine({ threads, hashMs: () => hashMs, maxWaitMs: 6000, knownPercent: 25 });
  const start = Date.now();
  const comings = Array.from({ length: 5000 }, (_, person) => ({ at: start + person, person }));
  const answered: number[] = [];
  const waits: number[] = [];
  const leaving: { at: number; leave: () => void }[] = [];
  const free = Array<number>(threads).fill(start);
  let tries = 0;
  while (comings.length > 0) {
    comings.sort((one, other) => other.at - one.at);
    const { at, person } = comings.pop() ?? { at: 0, person: 0 };
    clock.forward(Math.max(0, at - Date.now()));
    while (leaving[0] && leaving[0].at <= at) leaving.shift()?.leave();
    tries += 1;
    const entered = come(line, `person-${person}`);
    if (typeof entered === 'number') {
      comings.push({ at: at + entered * 1000, person });
      continue;
    }
    const thread = free.indexOf(Math.min(...free));
    const done = Math.max(at, free[thread] ?? 0) + hashMs;
    free[thread] = done;
    leaving.push({ at: done, leave: entered });
    answered[person] = done - start;
    waits.push(done - at);
  }
  return { answered, longest: Math.max(...waits), tries };
}

test.each([
  [1, 100],
  [2, 160],
])('of five thousand people, with %i threads and hashes of %i ms, each is answered near their place', (threads, ms) => {
  const { answered, longest, tries } = crowd(threads, ms);
  expect(answered.filter((at) => at > 0)).toHaveLength(5000);
  expect(longest).toBeLessThanOrEqual(4500 + 2 * ms);
  const off = answered.map((at, person) => Math.abs(at - ((person + 1) * ms) / threads));
  expect(Math.max(...off)).toBeLessThan(10_000);
  expect(Math.max(...answered)).toBeLessThan((5000 * ms) / threads + 5000);
  expect(tries).toBeLessThan(3 * 5000);
});
