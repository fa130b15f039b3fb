import type { RemoteState } from '@plaza/contracts/registry/releases';
import { describeRemote, rolloutBesideStable } from './describe-remote';

type KeepReason = 'a rollout is in progress' | 'it is switched off' | 'it was rolled back';

/** What a start does with the built release of a remote; `keep`: nothing, with the reason. */
export type ReleaseAtStart =
  | { readonly do: 'upload' | 'set current' | 'nothing' }
  | { readonly do: 'keep'; readonly reason: KeepReason };

/**
 * Users get what is built, also if it was uploaded earlier, as when a developer returns to older sources. What people
 * or the judge have decided about releases stays as it is, though: a rollout in progress, a rollback, a switch.
 * @param version of the built release
 */
export function releaseAtStart(version: string, state: RemoteState): ReleaseAtStart {
  const { current, releases, switchedOff } = state;
  if (rolloutBesideStable(state)) return { do: 'keep', reason: 'a rollout is in progress' };
  if (current === version) return { do: 'nothing' };
  if (switchedOff.some((off) => off.version === version)) return { do: 'keep', reason: 'it is switched off' };
  if (wasRolledBack(version, state)) return { do: 'keep', reason: 'it was rolled back' };
  return { do: releases.some((release) => release.version === version) ? 'set current' : 'upload' };
}

/** Whether a release was rolled back, and not given to everybody again since. */
function wasRolledBack(version: string, { previous, history = [], pastRollouts }: RemoteState): boolean {
  const rollbacks = [
    pastRollouts.findLast((past) => past.version === version && (past.end === 'returned' || past.end === 'aborted'))
      ?.endedAt,
    history.findLast(({ rolledBack }) => rolledBack === version)?.at,
  ];
  const givenAt = history.findLast((entry) => entry.version === version)?.at ?? '';
  if (rollbacks.some((at) => at !== undefined && at >= givenAt)) return true;
  // Rollbacks that are recorded without `rolledBack`: the remote does not fall back to the release that was current.
  return history.at(-2)?.version === version && previous !== version;
}

/** What the person who starts the platform reads: which built release was not released, why, and what to do. */
export function describeKept(version: string, reason: KeepReason, state: RemoteState): string {
  const { name } = state;
  const kept = `${name} ${version}, which is built here, is not released, as ${reason}: ${describeRemote(state)}`;
  return reason === 'it was rolled back' ? `${kept}\nTo release it again: npm run release -- ${name} ${version}` : kept;
}
