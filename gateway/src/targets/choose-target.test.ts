import { chooseTarget } from './choose-target';

const target = (name: string, overrides: object = {}) => ({
  name,
  subset: undefined as string | undefined,
  weight: 1,
  currentWeight: 1,
  health: 'good' as const,
  inflight: 0,
  isAvailable: true,
  ...overrides,
});
const chosen = (targets: ReturnType<typeof target>[], turn = 0, subset?: string) =>
  chooseTarget(targets, turn, subset)?.name;

test('equal targets alternate', () => {
  const targets = [target('a'), target('b'), target('c')];
  expect([0, 1, 2, 3].map((turn) => chosen(targets, turn))).toEqual(['a', 'b', 'c', 'a']);
});

test('the target with the fewest pending requests by weight is chosen, whosever turn it is', () => {
  const targets = [target('a', { inflight: 3 }), target('b', { inflight: 5, currentWeight: 3 })];
  expect([0, 1].map((turn) => chosen(targets, turn))).toEqual(['b', 'b']);
});

test.each([
  ['drained', { currentWeight: 0 }],
  ['full, or kept away by its breaker', { isAvailable: false }],
  ['bad by its checks', { health: 'bad' }],
])('one that is %s is not chosen', (_what, overrides) => {
  const targets = [target('a', overrides), target('b', { inflight: 50 })];
  expect([0, 1].map((turn) => chosen(targets, turn))).toEqual(['b', 'b']);
});

test('if more than half of them fail their checks, all are used', () => {
  const bad = { health: 'bad' };
  const targets = [target('a', bad), target('b', bad), target('c')];
  expect([0, 1, 2].map((turn) => chosen(targets, turn))).toEqual(['a', 'b', 'c']);
});

test('failed checks do not exclude the only target, and an open breaker does', () => {
  expect(chosen([target('a', { health: 'bad' })])).toBe('a');
  expect(chosen([target('a', { isAvailable: false })])).toBeUndefined();
  expect(chosen([target('a', { weight: 0, currentWeight: 0 })])).toBeUndefined();
});

test('a target that was tried is not chosen again', () => {
  const [a, b] = [target('a'), target('b', { inflight: 9 })];
  expect(chooseTarget([a, b], 0, undefined, a)).toBe(b);
  expect(chooseTarget([a], 0, undefined, a)).toBeUndefined();
});

test('a retry uses a target with failing checks if there is no better one', () => {
  const [tried, bad, good] = [target('tried'), target('bad', { health: 'bad' }), target('good', { inflight: 9 })];
  expect(chooseTarget([tried, bad], 0, undefined, tried)).toBe(bad);
  expect(chooseTarget([tried, bad, good], 0, undefined, tried)).toBe(good);
  expect(chooseTarget([tried, target('open', { isAvailable: false })], 0, undefined, tried)).toBeUndefined();
});

describe('of subsets', () => {
  const targets = [target('plain'), target('canary', { subset: 'canary' })];

  test('requests stay in their own, and others never get there', () => {
    expect([0, 1].map((turn) => chosen(targets, turn, 'canary'))).toEqual(['canary', 'canary']);
    expect([0, 1].map((turn) => chosen(targets, turn))).toEqual(['plain', 'plain']);
    expect(chosen(targets, 1, 'other')).toBe('plain');
  });

  test('one that is unreachable passes its requests to the other targets, and not the other way round', () => {
    const away = { isAvailable: false };
    expect(chosen([target('plain'), target('canary', { subset: 'canary', ...away })], 0, 'canary')).toBe('plain');
    expect(chosen([target('plain', away), target('canary', { subset: 'canary' })])).toBeUndefined();
  });

  test('one whose checks fail is left, however few targets it has', () => {
    expect(chosen([target('plain'), target('canary', { subset: 'canary', health: 'bad' })], 0, 'canary')).toBe('plain');
  });

  test('without other targets, requests of no subset are spread over the subsets', () => {
    const both = [target('blue', { subset: 'blue' }), target('green', { subset: 'green' })];
    expect([0, 1].map((turn) => chosen(both, turn))).toEqual(['blue', 'green']);
    expect(chosen([target('blue', { subset: 'blue', isAvailable: false }), target('green', { subset: 'green' })])).toBe(
      'green',
    );
  });
});
