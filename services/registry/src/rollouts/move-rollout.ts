import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { SeenRollout } from '@plaza/contracts/registry/rollout-calls';
import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { Conflict } from '@plaza/service-kit/errors';
import type { DeployAuthor } from '../deployer';
import type { RemotePointerRecord, SwitchedOffRecord } from '../remotes/remote.model';
import { isReleaseOff, requireSwitchedOn, switchedOffConflict } from '../remotes/switched-off';
import { type Decision, decideOn } from '../remotes/write-remote';
import { isBesideStable, type Rollout, weightOf } from './rollout';
import { applyVerb } from './verbs';

/** The verbs that give a release to more people; if it is switched off, those people would lose the tab. */
const forwardVerbs: readonly RolloutVerb[] = ['step', 'promote'];

/**
 * @throws Conflict if there is no rollout, it has changed since it was seen, the verb does not fit its state, or it
 * would give a release that is switched off to more people
 */
export async function moveRollout(
  name: RemoteName,
  verb: RolloutVerb,
  seen: SeenRollout,
  author: DeployAuthor,
  now: Date,
): Promise<void> {
  await decideOn(name, author, now, (found) => {
    const { rollout, switchedOff = [] } = found;
    if (!rollout) throw new Conflict('no_rollout', `There is no rollout of ${name}.`);
    requireSeen(name, rollout, seen);
    if (forwardVerbs.includes(verb)) requireSwitchedOn(name, rollout.version, switchedOff);
    const next = applyVerb(rollout, verb, now);
    const act = { action: `rollout.${verb}`, before: toAudited(rollout), after: next && toAudited(next) } as const;
    if (next) return { ...moveDecision(found, next), act };
    return { ...rolledBack(found, rollout), end: 'aborted', act };
  });
}

function requireSeen(name: RemoteName, rollout: Rollout, { version, weight }: SeenRollout): void {
  const isSeen =
    (version ?? rollout.version) === rollout.version && (weight ?? weightOf(rollout)) === weightOf(rollout);
  if (isSeen) return;
  throw new Conflict('rollout_moved', `The rollout of ${name} has moved on meanwhile. Look again before you go on.`);
}

/** Stores the next state of a rollout; once everybody has the release, it becomes the current one. */
export function moveDecision({ current }: Pick<RemotePointerRecord, 'current'>, next: Rollout): Decision {
  if (isBesideStable(next) || current === next.version) return { set: { rollout: next } };
  return { set: { current: next.version, previous: current, rollout: next }, isUrgent: true };
}

/**
 * Rolls back the latest release: that of a rollout, beside stable or watched, or else the current one. Afterwards no
 * other release falls back to it, and no later rollback returns to it.
 * @param version the release to roll back: without it, the second of two simultaneous rollbacks would roll back one
 * more
 * @throws Conflict if there is nothing to roll back to, if that release is switched off, or if another version is the
 * latest
 */
export async function rollBack(
  name: RemoteName,
  version: string | undefined,
  author: DeployAuthor,
  now: Date,
): Promise<void> {
  await decideOn(name, author, now, (found) => {
    const { current, previous, rollout, switchedOff = [] } = found;
    const before = { version: rollout?.version ?? current };
    if (version !== undefined && version !== before.version) {
      throw new Conflict(
        'not_the_latest',
        `${name} ${version} was rolled back already, or another release came after it.`,
      );
    }
    if (rollout) {
      const back = rolledBack(found, rollout);
      requireLoadable(name, current, back.set.current, switchedOff);
      return { ...back, end: 'aborted', act: { action: 'release.back', before, after: { version: rollout.stable } } };
    }
    if (previous === null) throw new Conflict('nothing_before', `There is no release of ${name} to roll back to.`);
    requireLoadable(name, current, previous, switchedOff);
    const act = { action: 'release.back', before, after: { version: previous } } as const;
    return { set: { current: previous, previous: null }, act, isRollback: true, isUrgent: true };
  });
}

/** Returning to a release that is switched off would take the tab from everybody. */
function requireLoadable(
  name: RemoteName,
  current: string | null,
  next: string | null | undefined,
  switchedOff: readonly SwitchedOffRecord[],
): void {
  if (next && next !== current && isReleaseOff(switchedOff, next)) throw switchedOffConflict(name, next);
}

/**
 * Rolls a release back: nobody has it any more, and no other release falls back to it, even if it was stable once.
 * @param to the release that everybody returns to if everybody has this one
 */
export function rolledBack(
  { current, previous }: Pick<RemotePointerRecord, 'current' | 'previous'>,
  { version, stable, before }: Rollout,
  to: string = stable,
): Decision {
  const fallback = to === stable ? before : null;
  const pointer = current === version ? { current: to, previous: fallback } : { current, previous };
  return {
    set: { ...pointer, ...(pointer.previous === version ? { previous: null } : {}), rollout: null },
    isRollback: true,
    isUrgent: true,
  };
}

const toAudited = (rollout: Rollout) => ({
  version: rollout.version,
  state: rollout.state,
  weight: weightOf(rollout),
  roles: rollout.roles,
});
