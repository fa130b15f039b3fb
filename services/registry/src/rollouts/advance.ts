import { adminRoles, type Role, roles } from '@plaza/contracts/roles';
import { freshStep, type Rollout, weightOf } from './rollout';

export const times = {
  stepMs: 60_000,
  watchMs: 24 * 3_600_000,
  /** After this long without an outcome, the rollout is reported as waiting for people. */
  silenceMs: 30 * 60_000,
} as const;

/** With this many outcomes a step is complete, unless the judge finds the release bad. */
export const enoughOutcomes = 65;
/** A step that adds few people needs at least this many outcomes, which must point to a good release. */
const minOutcomesPerStep = 3;

/**
 * How many visitors a rollout may meet at a time before the judge finds it good: this many, or this share of those
 * online.
 */
const minAdmissions = 10;
const roomShare = 0.02;

/** How many people are online; null if no gateway answers, as when Redis is unavailable. */
export interface OnlineUsers {
  readonly byRole: Partial<Readonly<Record<Role, number>>> | null;
}

/** @param of counts only people with one of these roles */
function countUsers({ byRole }: OnlineUsers, of: readonly Role[] = roles): number {
  return of.reduce((sum, role) => sum + (byRole?.[role] ?? 0), 0);
}

/**
 * Advances the rollout as time passes: to the next step, to its end ('kept'), or not at all, in which case the same
 * object is returned. Nothing advances while no gateway answers. If the clock jumps back, the step restarts, because
 * its duration is then unknown.
 */
export function advance(rollout: Rollout, now: Date, online: OnlineUsers): Rollout | 'kept' {
  const { state, stepAt } = rollout;
  const elapsed = now.getTime() - stepAt.getTime();
  if (elapsed < 0) return { ...rollout, stepAt: now };
  if (state === 'watched') return elapsed >= times.watchMs ? 'kept' : rollout;
  const isDue = state === 'running' && elapsed >= times.stepMs && isThrough(rollout, online);
  return isDue ? nextStep(rollout, now) : rollout;
}

function isThrough(rollout: Rollout, online: OnlineUsers): boolean {
  const { atStep, evidence } = rollout;
  if (online.byRole === null) return false;
  if (atStep.isGood || atStep.outcomes >= enoughOutcomes) return true;
  return atStep.outcomes >= countUsersOfStep(rollout, online) && evidence.test.likelihood < 0;
}

/** Whether every administrator who is online has reported an outcome and the first step has lasted its minimum time. */
export function isReportedByAllOfFew(rollout: Rollout, now: Date, online: OnlineUsers): boolean {
  const { state, step, stepAt, atStep } = rollout;
  if (state !== 'running' || step > 0 || online.byRole === null) return false;
  return now.getTime() - stepAt.getTime() >= times.stepMs && atStep.outcomes >= countUsersOfStep(rollout, online);
}

/** How many online people the step adds. */
function countUsersOfStep({ steps, step, roles: wanted }: Rollout, online: OnlineUsers): number {
  if (step === 0) return Math.max(1, countUsers(online, adminRoles));
  const added = (steps[step] ?? 0) - (steps[step - 1] ?? 0);
  return Math.max(minOutcomesPerStep, Math.ceil((countUsers(online, wanted ?? roles) * added) / 100));
}

/**
 * Moves to the next step. At the last step the rollout is held for a person to decide, unless the step is everybody:
 * then the release is watched.
 */
export function nextStep(rollout: Rollout, now: Date): Rollout {
  const step = Math.min(rollout.step + 1, rollout.steps.length - 1);
  const isLast = step === rollout.steps.length - 1;
  const next = { ...rollout, step, stepAt: now, atStep: freshStep };
  if (!isLast) return { ...next, state: 'running' };
  return { ...next, state: weightOf(next) === 100 && rollout.roles === null ? 'watched' : 'held' };
}

/** Gives the release to everybody from now on. */
export function promoted(rollout: Rollout, now: Date): Rollout {
  const steps =
    weightOf({ steps: rollout.steps, step: rollout.steps.length - 1 }) === 100
      ? rollout.steps
      : [...rollout.steps, 100];
  return { ...rollout, steps, step: steps.length - 1, roles: null, state: 'watched', stepAt: now, atStep: freshStep };
}

/**
 * How many more visitors may meet the release now. Until the judge finds it good, at most ten admitted visitors, or 2 %
 * of those online, may be without a good outcome: a release that is broken for everybody meets no more people than
 * that.
 */
export function roomOf({ isOpen, admitted, evidence }: Rollout, online: OnlineUsers): number {
  if (isOpen) return 0;
  const atATime = Math.max(minAdmissions, Math.floor(countUsers(online) * roomShare));
  return Math.max(0, atATime + evidence.good - admitted.length);
}

export function isWaitingForOutcomes({ state, stepAt, atStep }: Rollout, now: Date): boolean {
  const since = Math.max(stepAt.getTime(), atStep.latestAt?.getTime() ?? 0);
  return state === 'running' && now.getTime() - since >= times.silenceMs;
}
