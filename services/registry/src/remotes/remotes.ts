import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { DeployAuthor } from '../deployer';
import { requireCompatible } from '../releases/release-compatibility';
import { useRelease } from '../releases/releases';
import { isBesideStable } from '../rollouts/rollout';
import { isReleaseOff, switchedOffConflict } from './switched-off';
import { decideOn } from './write-remote';

/**
 * Gives a release to everybody at once; setting an earlier one rolls back. This ends a rollout in progress.
 * @throws NotFound for an unknown release, Conflict for a release that the shell cannot load or that is switched off,
 * as it would take the tab from everybody. If the whole remote is switched off this is allowed, because the release may
 * be the fix.
 */
export async function setCurrentRelease(
  name: RemoteName,
  version: string,
  author: DeployAuthor,
  shellFederation: string,
  now: Date,
): Promise<void> {
  requireCompatible(await useRelease(name, version, now), shellFederation);
  await decideOn(name, author, now, ({ current, rollout, switchedOff = [] }) => {
    const isStable = current === version;
    if (isStable && !(rollout && isBesideStable(rollout))) return undefined;
    if (!isStable && isReleaseOff(switchedOff, version)) throw switchedOffConflict(name, version);
    return {
      set: { ...(isStable ? {} : { current: version, previous: current }), rollout: null },
      ...(rollout ? { end: 'replaced' } : {}),
      act: { action: 'release.switch', before: { version: current }, after: { version } },
      isUrgent: true,
    };
  });
}
