import { addOutcome, type Evidence, noEvidence, restartTest } from './evidence';
import { fisherExact } from './fisher-exact';
import { failsForFew, judge } from './judge';
import { type Outcomes, testBeside } from './sequential-test';

const at = new Date('2026-11-23T12:00:00Z');
const none: Outcomes = { good: 0, bad: 0 };
const rule = testBeside(none);

/** The evidence of outcomes in their order: `x` is bad, `.` is good. */
function evidenceOf(outcomes: string, before: Evidence = noEvidence): Evidence {
  let evidence = before;
  for (const one of outcomes) ({ evidence } = addOutcome(evidence, { isBad: one === 'x', at }, rule));
  return evidence;
}
const verdict = (outcomes: string, stable = none) => judge(evidenceOf(outcomes), rule, stable).is;

describe('the sequential test', () => {
  test('assumes 0.5 % for a healthy and 5 % for a broken release beside a stable that does not fail', () => {
    expect(rule).toMatchObject({ healthy: 0.005, broken: 0.05 });
    expect(testBeside({ good: 98, bad: 1 }).healthy).toBe(0.005); // too few to be a share
    expect(testBeside({ good: 980, bad: 20 })).toMatchObject({ healthy: 0.02, broken: 0.05 });
  });

  test.each([
    [0.1, 0.2],
    [0.4, 0.7],
    [1, 0.95],
  ])('beside a stable that fails for %p, assumes %p for a broken release', (share, broken) => {
    const found = testBeside({ good: 1000 * (1 - share), bad: 1000 * share });
    expect(found.broken).toBeCloseTo(broken);
    expect(found.broken).toBeGreaterThan(found.healthy);
  });

  test('decides good after 65 good outcomes, and starts again', () => {
    const before = evidenceOf('.'.repeat(64));
    expect(before.test.likelihood).toBeGreaterThan(rule.goodFrom);
    const { evidence, isGood } = addOutcome(before, { isBad: false, at }, rule);
    expect(isGood).toBe(true);
    expect(evidence).toEqual({ ...noEvidence, good: 65 });
  });

  test('detects a failure after thousands of good outcomes as quickly as at the start', () => {
    expect(verdict(`${'.'.repeat(6500)}xxx`)).toBe('bad');
    expect(verdict(`${'.'.repeat(6510)}x.x.x.x`)).toBe('bad');
  });
});

describe('the verdict', () => {
  test.each([
    ['nothing', '', 'undecided'],
    ['two bad ones', 'xx', 'undecided'],
    ['three in a row', '....xxx', 'bad'],
    ['three with good ones between', 'x.x.x', 'undecided'],
    ['four among eight', 'x.x.x.x', 'bad'],
    ['four among sixty', `x${'.'.repeat(20)}x${'.'.repeat(20)}x${'.'.repeat(15)}x`, 'undecided'],
  ])('by %s: %#', (_what, outcomes, expected) => {
    expect(verdict(outcomes)).toBe(expected);
  });

  test('a stable that fails equally at the same time keeps the release', () => {
    expect(verdict('xxx', { good: 0, bad: 40 })).toBe('alike');
    expect(verdict('x.x.x.x', { good: 200, bad: 200 })).toBe('alike');
    expect(verdict('xxx', { good: 400, bad: 2 })).toBe('bad');
  });

  test('beside a stable with few users, one of whom failed, it needs more users', () => {
    const stable = { good: 4, bad: 1 };
    expect(verdict('xxx', stable)).toBe('alike');
    expect(verdict('x'.repeat(8), stable)).toBe('bad');
  });

  test('contains the rule, the probability beside stable, and the last trace', () => {
    const { evidence } = addOutcome(evidenceOf('xx'), { isBad: true, at, trace: 'trace-7' }, rule);
    expect(evidence.test).toMatchObject({ row: 3, since: at, trace: 'trace-7' });
    expect(judge(evidence, rule, none)).toEqual({ is: 'bad', because: 'row', chance: null });
    expect(judge(evidence, rule, { good: 99, bad: 1 })).toMatchObject({ because: 'row', chance: expect.any(Number) });
    expect(judge(restartTest(evidence), rule, none).is).toBe('undecided');
  });

  test('a user with a good outcome who then crashed counts once', () => {
    const { evidence } = addOutcome(evidenceOf('...'), { isBad: true, at, wasGood: true }, rule);
    expect(evidence).toMatchObject({ good: 2, bad: 1 });
  });
});

test.each([
  ['two of two, one of whom saw nothing', ['x!', 'x'], true],
  ['two of two who saw it crash', ['x', 'x'], false],
  ['one alone', ['x!'], false],
  ['one of two', ['x!', '.'], false],
  ['three in a row', ['x!', 'x', 'x'], false],
])('few users: %s', (_what, outcomes, isBad) => {
  const evidence = outcomes.reduce(
    (before, one) => addOutcome(before, { isBad: one !== '.', isUnloaded: one === 'x!', at }, rule).evidence,
    noEvidence,
  );
  expect(failsForFew(evidence)).toBe(isBad);
});

test.each([
  [{ bad: 3, good: 0 }, { bad: 0, good: 7 }, 1 / 120],
  [{ bad: 3, good: 1 }, { bad: 1, good: 3 }, 17 / 70], // the lady who tastes tea
  [{ bad: 0, good: 5 }, { bad: 2, good: 5 }, 1],
  [none, { bad: 2, good: 5 }, 1],
  [{ bad: 10, good: 10 }, { bad: 1000, good: 1000 }, 0.588],
])('the probability that %j and %j fail equally', (one, other, chance) => {
  expect(fisherExact(one, other)).toBeCloseTo(chance, 2);
});

/** A generator of its own (mulberry32), so that each run is the same. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('simulated', () => {
  /** How many people a release that fails for this share meets until it is found bad. */
  function peopleUntilBad(share: number, random: () => number, atMost: number): number | undefined {
    let evidence = noEvidence;
    for (let people = 1; people <= atMost; people++) {
      ({ evidence } = addOutcome(evidence, { isBad: random() < share, at }, rule));
      if (judge(evidence, rule, none).is === 'bad') return people;
    }
    return undefined;
  }

  test.each([
    { share: 1, median: 3, p95: 3 },
    { share: 0.5, median: 7, p95: 13 },
    { share: 0.25, median: 15, p95: 29 },
  ])(
    'a release that fails for $share of all users is detected after $median, in 95 of 100 cases after $p95',
    (expected) => {
      const random = generator(7);
      const runs = Array.from({ length: 1500 }, () => peopleUntilBad(expected.share, random, 1000) ?? Infinity);
      runs.sort((one, other) => one - other);
      expect(Math.abs((runs[750] ?? 0) - expected.median)).toBeLessThanOrEqual(1);
      expect(Math.abs((runs[1425] ?? 0) - expected.p95)).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    { share: 0.002, people: 260, through: 'all steps' },
    { share: 0.005, people: 65, through: 'a step' },
  ])('of 1,000 releases that fail for $share, none is found bad on its way through $through', ({ share, people }) => {
    const random = generator(11);
    const found = Array.from({ length: 1000 }, () => peopleUntilBad(share, random, people));
    expect(found.filter((one) => one !== undefined)).toEqual([]);
  });

  test('of 1,000 healthy releases with two users, none fails for both', () => {
    const random = generator(13);
    const found = Array.from({ length: 1000 }, () => {
      let evidence = noEvidence;
      for (let people = 0; people < 2; people++) {
        const isBad = random() < 0.005;
        ({ evidence } = addOutcome(evidence, { isBad, isUnloaded: isBad, at }, rule));
      }
      return failsForFew(evidence);
    });
    expect(found).not.toContain(true);
  });

  /**
   * Whether a release that everybody has is rolled back within 300 people, while those of other remotes fail at their
   * share.
   */
  function isRolledBack(share: number, fellows: number, random: () => number): boolean {
    let evidence = noEvidence;
    let beside = none;
    // Those of the last ten minutes have been reported already.
    for (let people = -20; people < 300; people++) {
      const isBad = random() < fellows;
      beside = { good: beside.good + (isBad ? 0 : 1), bad: beside.bad + (isBad ? 1 : 0) };
      if (people < 0) continue;
      ({ evidence } = addOutcome(evidence, { isBad: random() < share, at }, rule));
      const { is } = judge(evidence, rule, beside);
      if (is === 'bad') return true;
      if (is === 'alike') evidence = restartTest(evidence);
    }
    return false;
  }

  test.each([
    { share: 0.8, fellows: 0.8, atLeast: 0, atMost: 10 },
    { share: 0.3, fellows: 0.3, atLeast: 0, atMost: 30 },
    { share: 0.8, fellows: 0.002, atLeast: 200, atMost: 200 },
    { share: 0.3, fellows: 0.002, atLeast: 200, atMost: 200 },
  ])('at 100 %, failing for $share while other remotes of its services fail for $fellows', (expected) => {
    const random = generator(17);
    const back = Array.from({ length: 200 }, () => isRolledBack(expected.share, expected.fellows, random));
    const count = back.filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(expected.atLeast);
    expect(count).toBeLessThanOrEqual(expected.atMost);
  });
});
