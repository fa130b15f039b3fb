import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { Conflict } from '@plaza/service-kit/errors';
import { nextStep, promoted } from './advance';
import type { Rollout } from './rollout';

type State = Rollout['state'];

/** Why a verb is not allowed in a state, as a sentence; a pair that is not listed is allowed. */
const reasons: Readonly<Record<RolloutVerb, Partial<Record<State, string>>>> = {
  pause: {
    paused: 'This rollout is paused already.',
    watched: 'Everybody has this release already. It can only be rolled back.',
  },
  resume: {
    running: 'This rollout is not paused.',
    held: 'This rollout is at its last step and not paused. Promote the release or abort the rollout.',
    watched: 'Everybody has this release already. It can only be rolled back.',
  },
  step: {
    paused: 'This rollout is paused. Resume it first.',
    held: 'This rollout is at its last step. Promote the release or abort the rollout.',
    watched: 'Everybody has this release already.',
  },
  promote: { watched: 'Everybody has this release already.' },
  abort: { watched: 'Everybody has this release already. Roll it back instead.' },
};

/** @throws Conflict `verb_does_not_fit`, with a sentence */
function requireFitting({ state }: Rollout, verb: RolloutVerb): void {
  const reason = reasons[verb][state];
  if (reason) throw new Conflict('verb_does_not_fit', reason);
}

/**
 * Applies a verb to the rollout. @returns null if the rollout is then over
 * @throws Conflict if the verb does not fit the rollout's state
 */
export function applyVerb(rollout: Rollout, verb: RolloutVerb, now: Date): Rollout | null {
  requireFitting(rollout, verb);
  const isAtEnd = rollout.step === rollout.steps.length - 1;
  const verbs: Readonly<Record<RolloutVerb, () => Rollout | null>> = {
    pause: () => ({ ...rollout, state: 'paused' }),
    // The step starts over, so that a resumed rollout is observed for a full step again.
    resume: () => ({ ...rollout, state: isAtEnd ? 'held' : 'running', stepAt: now }),
    step: () => nextStep(rollout, now),
    promote: () => promoted(rollout, now),
    abort: () => null,
  };
  return verbs[verb]();
}
