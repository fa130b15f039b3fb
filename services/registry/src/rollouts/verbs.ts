import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { Conflict } from '@plaza/service-kit/errors';
import { nextStep, promoted } from './advance';
import type { Rollout } from './rollout';

type State = Rollout['state'];

/** Why a verb does not fit a state, as a sentence; a pair that is not here fits. */
const refusals: Readonly<Record<RolloutVerb, Partial<Record<State, string>>>> = {
  pause: {
    paused: 'This rollout is paused already.',
    watched: 'Everybody has this release already. It can only go back.',
  },
  resume: {
    running: 'This rollout is not paused.',
    held: 'This rollout is at its last step and not paused. Promote the release or abort the rollout.',
    watched: 'Everybody has this release already. It can only go back.',
  },
  step: {
    paused: 'This rollout is paused. Resume it first.',
    held: 'This rollout is at its last step. Promote the release or abort the rollout.',
    watched: 'Everybody has this release already.',
  },
  promote: { watched: 'Everybody has this release already.' },
  abort: { watched: 'Everybody has this release already. Go back instead.' },
};

/** @throws Conflict `verb_does_not_fit`, with a sentence */
function requireFitting({ state }: Rollout, verb: RolloutVerb): void {
  const refusal = refusals[verb][state];
  if (refusal) throw new Conflict('verb_does_not_fit', refusal);
}

/**
 * The rollout after a verb; null when it is over with it.
 * @throws Conflict where the verb does not fit its state
 */
export function applyVerb(rollout: Rollout, verb: RolloutVerb, now: Date): Rollout | null {
  requireFitting(rollout, verb);
  const isAtEnd = rollout.step === rollout.steps.length - 1;
  const verbs: Readonly<Record<RolloutVerb, () => Rollout | null>> = {
    pause: () => ({ ...rollout, state: 'paused' }),
    // The minute begins anew: what was paused is looked at again.
    resume: () => ({ ...rollout, state: isAtEnd ? 'held' : 'running', stepAt: now }),
    step: () => nextStep(rollout, now),
    promote: () => promoted(rollout, now),
    abort: () => null,
  };
  return verbs[verb]();
}
