import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { DeployAuthor } from '../deployer';
import { requireCompatible } from '../releases/release-compatibility';
import { useRelease } from '../releases/releases';
import { isBesideStable } from '../rollouts/rollout';
import { decideOn } from './write-remote';

/**
 * Gives a release to everybody at once; pointing back is the rollback. A rollout that is under way is over with it.
 * @throws NotFound for an unknown release, Conflict for one that the shell could not load
 */
export async function pointRemote(
  name: RemoteName,
  version: string,
  author: DeployAuthor,
  shellFederation: string,
  now: Date,
): Promise<void> {
  requireCompatible(await useRelease(name, version, now), shellFederation);
  await decideOn(name, author, now, ({ current, rollout }) => {
    const isStable = current === version;
    if (isStable && !(rollout && isBesideStable(rollout))) return undefined;
    return {
      set: { ...(isStable ? {} : { current: version, previous: current }), rollout: null },
      ...(rollout ? { end: 'replaced' } : {}),
      act: { action: 'release.switch', before: { version: current }, after: { version } },
      isUrgent: true,
    };
  });
}
