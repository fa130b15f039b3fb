import { rolloutStates, rolloutVerbs } from '@plaza/contracts/registry/rollouts';
import { addOutcome, noEvidence } from '../judge/evidence';
import { testBeside } from '../judge/sequential-test';
import { advance, isWaitingForOutcomes, roomOf, times } from './advance';
import { newRollout, type Rollout, weightOf } from './rollout';
import { tally } from './tally';
import { applyVerb } from './verbs';

const begun = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(begun.getTime() + ms);
const rule = testBeside({ good: 0, bad: 0 });
const online = (user: number, admin_high = 1) => ({ byRole: { user, admin_high, contractor: 0 } });
const crowd = online(100_000, 300);
const nobodyKnows = { byRole: null };

const rolloutOf = (
  wishes: Partial<Parameters<typeof newRollout>[0]> = {},
  changes: Partial<Rollout> = {},
): Rollout => ({
  ...newRollout({ version: '1.1.0', ...wishes }, { current: '1.0.0', previous: '0.9.0' }, begun),
  ...changes,
});
const heard = (rollout: Rollout, outcomes: string): Rollout =>
  [...outcomes].reduce((next, one, index) => {
    const outcome = { id: String(index), isBad: one === 'x', at: begun, isProven: true };
    return tally(next, outcome, rule);
  }, rollout);
const good = (count: number) => '.'.repeat(count);

/** A rollout in each state: at its first step, at its last one, and with everybody. */
const inState: Readonly<Record<Rollout['state'], Rollout>> = {
  running: rolloutOf({}, { step: 1 }),
  held: rolloutOf({ to: 5 }, { step: 2, state: 'held' }),
  paused: rolloutOf({}, { step: 1, state: 'paused' }),
  watched: rolloutOf({}, { step: 4, state: 'watched' }),
};

/** Where each verb leads, or the sentence that refuses it. */
const expected = {
  running: { pause: 'paused', resume: /not paused/, step: 'running', promote: 'watched', abort: null },
  held: { pause: 'paused', resume: /last step and not paused/, step: /last step/, promote: 'watched', abort: null },
  paused: { pause: /paused already/, resume: 'running', step: /Resume it first/, promote: 'watched', abort: null },
  watched: {
    pause: /can only be rolled back/,
    resume: /can only be rolled back/,
    step: /Everybody has this release/,
    promote: /Everybody has this release/,
    abort: /Roll it back instead/,
  },
} as const;

test.each(rolloutStates.flatMap((state) => rolloutVerbs.map((verb) => ({ state, verb, to: expected[state][verb] }))))(
  'in the state "$state", "$verb" leads to $to',
  ({ state, verb, to }) => {
    const apply = () => applyVerb(inState[state], verb, after(1000));
    if (to instanceof RegExp)
      return expect(apply).toThrow(
        expect.objectContaining({ code: 'verb_does_not_fit', message: expect.stringMatching(to) }),
      );
    return expect(apply()?.state ?? null).toBe(to);
  },
);

describe('the steps', () => {
  test.each([
    [{}, [0, 1, 5, 25, 100]],
    [{ to: 5 }, [0, 1, 5]],
    [{ to: 10 }, [0, 1, 5, 10]],
    [{ to: 1 }, [0, 1]],
  ])('of %j are %j', (options, steps) => {
    expect(rolloutOf(options).steps).toEqual(steps);
  });

  test('a step requires a minute and a good verdict', () => {
    const rollout = heard(rolloutOf(), good(65));
    expect(advance(rollout, after(times.stepMs - 1), crowd)).toBe(rollout);
    expect(advance(rollout, after(times.stepMs), crowd)).toMatchObject({ step: 1, state: 'running', isOpen: true });
    const few = heard(rolloutOf(), good(64));
    expect(advance(few, after(times.stepMs), crowd)).toBe(few);
  });

  test('or 65 inconclusive outcomes', () => {
    const undecided = heard(rolloutOf(), `${good(20)}x${good(44)}`);
    expect(undecided.atStep).toMatchObject({ isGood: false, outcomes: 65 });
    expect(advance(undecided, after(times.stepMs), crowd)).toMatchObject({ step: 1, isOpen: false });
  });

  test('or all of fewer users, if they tend to good', () => {
    const few = online(998, 2);
    const step = (outcomes: string, at: number) =>
      advance(heard(rolloutOf({}, { step: at }), outcomes), after(times.stepMs), few);
    expect(step('.', 0)).toMatchObject({ step: 0 });
    expect(step('..', 0)).toMatchObject({ step: 1 });
    expect(step(good(9), 1)).toMatchObject({ step: 1 });
    expect(step(good(10), 1)).toMatchObject({ step: 2 });
    expect(step(`x${good(9)}`, 1)).toMatchObject({ step: 1 });
  });

  test('a rollout for some roles counts the users with these roles', () => {
    const contractors = { byRole: { user: 10_000, contractor: 400 } };
    const rollout = rolloutOf({ roles: ['contractor'] }, { step: 1 });
    expect(advance(heard(rollout, good(3)), after(times.stepMs), contractors)).toMatchObject({ step: 1 });
    expect(advance(heard(rollout, good(4)), after(times.stepMs), contractors)).toMatchObject({ step: 2 });
  });

  test('without outcomes it stays at its step, and after half an hour waits for a decision', () => {
    const rollout = rolloutOf();
    for (const people of [crowd, online(0, 0), nobodyKnows]) {
      expect(advance(rollout, after(23 * 3_600_000), people)).toBe(rollout);
    }
    expect(isWaitingForOutcomes(rollout, after(times.silenceMs - 1))).toBe(false);
    expect(isWaitingForOutcomes(rollout, after(times.silenceMs))).toBe(true);
    expect(isWaitingForOutcomes({ ...rollout, state: 'paused' }, after(times.silenceMs))).toBe(false);
  });

  test('while no gateway answers nothing advances, whatever was reported', () => {
    const rollout = heard(rolloutOf(), good(65));
    expect(advance(rollout, after(times.stepMs), nobodyKnows)).toBe(rollout);
  });

  test('the last step of a partial rollout requires a decision, that of a full one is watched for a day', () => {
    const through = { isGood: true, outcomes: 65, latestAt: begun };
    const last = (wishes: object, step: number) =>
      advance(rolloutOf(wishes, { step, atStep: through }), after(times.stepMs), crowd);
    expect(last({ to: 5 }, 1)).toMatchObject({ step: 2, state: 'held' });
    expect(last({ roles: ['contractor'] }, 3)).toMatchObject({ step: 4, state: 'held' });
    const watched = last({}, 3) as Rollout;
    expect(watched).toMatchObject({ step: 4, state: 'watched' });
    expect(advance(watched, after(times.stepMs + times.watchMs - 1), crowd)).toBe(watched);
    expect(advance(watched, after(times.stepMs + times.watchMs), crowd)).toBe('kept');
  });

  test('a paused or held rollout does not change with outcomes', () => {
    for (const state of ['paused', 'held'] as const) {
      const rollout = heard(rolloutOf({}, { state }), good(200));
      expect(advance(rollout, after(times.watchMs), crowd)).toBe(rollout);
    }
  });

  test('promoting a partial rollout gives it to everybody', () => {
    const promoted = applyVerb(rolloutOf({ to: 5, roles: ['contractor'] }), 'promote', after(1)) as Rollout;
    expect(promoted).toMatchObject({ state: 'watched', roles: null, steps: [0, 1, 5, 100], stepAt: after(1) });
    expect(weightOf(promoted)).toBe(100);
  });

  test('a clock that jumps back restarts the minute', () => {
    const rollout = heard(rolloutOf(), good(65));
    const back = advance(rollout, after(-3_600_000), crowd) as Rollout;
    expect(back).toEqual({ ...rollout, stepAt: after(-3_600_000) });
    expect(advance(back, after(-3_600_000 + times.stepMs), crowd)).toMatchObject({ step: 1 });
  });
});

describe('the limit of admissions', () => {
  const admitted = (count: number) => Array.from({ length: count }, String);

  test('is ten, or 2 % of the users online, until the first good outcomes', () => {
    expect(roomOf(rolloutOf(), nobodyKnows)).toBe(10);
    expect(roomOf(rolloutOf({}, { admitted: admitted(10) }), nobodyKnows)).toBe(0);
    expect(roomOf(rolloutOf(), online(498))).toBe(10);
    expect(roomOf(rolloutOf({}, { admitted: admitted(19) }), online(999))).toBe(1);
    expect(roomOf(heard(rolloutOf({}, { admitted: admitted(10) }), 'xx'), nobodyKnows)).toBe(0);
  });

  test('frees a place with each good outcome', () => {
    expect(roomOf(heard(rolloutOf({}, { admitted: admitted(10) }), '...'), nobodyKnows)).toBe(3);
    const open = heard(rolloutOf({}, { admitted: admitted(10) }), good(65));
    expect(open).toMatchObject({ isOpen: true, admitted: [] });
  });
});

test('unproven outcomes are listed beside the evidence', () => {
  const outcome = { id: 'a', isBad: true, at: begun, isProven: false };
  const rollout = tally(rolloutOf(), outcome, rule);
  expect(rollout.evidence).toEqual(noEvidence);
  expect(rollout.unproven).toEqual(addOutcome(noEvidence, outcome, rule).evidence);
  expect(rollout.atStep.outcomes).toBe(0);
  expect(rollout.tallied).toEqual({ good: [], bad: ['a'] });
});
