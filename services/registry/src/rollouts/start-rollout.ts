import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { NewRollout } from '@plaza/contracts/registry/rollout-calls';
import { Conflict } from '@plaza/service-kit/errors';
import { requireNeeds } from '../compatibility/require-needs';
import type { DeployAuthor } from '../deployer';
import { requireCompatible } from '../releases/release-compatibility';
import { useRelease } from '../releases/releases';
import { requireSwitchedOn } from '../remotes/switched-off';
import { decideOn } from '../remotes/write-remote';
import { requirePairable } from './pairings';
import { isBesideStable, newRollout } from './rollout';

/**
 * Begins the rollout of a release. It replaces an earlier rollout whose release everybody has and that is only watched.
 * @throws NotFound for an unknown release, Conflict if the rollout cannot begin
 */
export async function startRollout(
  name: RemoteName,
  options: NewRollout,
  author: DeployAuthor,
  shellFederation: string,
  now: Date,
): Promise<void> {
  const { version } = options;
  const release = await useRelease(name, version, now);
  requireCompatible(release, shellFederation);
  await requireNeeds(release);
  await requirePairable(name, options.subsets ?? {}, now);
  await decideOn(name, author, now, ({ current, previous, rollout, switchedOff = [] }) => {
    if (current === null) {
      throw new Conflict(
        'nothing_released',
        `${name} has no release yet that everybody has. Release it to everybody first.`,
      );
    }
    if (current === version) throw new Conflict('already_current', `Everybody has ${name} ${version} already.`);
    if (rollout && isBesideStable(rollout)) {
      throw new Conflict(
        'rollout_under_way',
        `${name} ${rollout.version} is being rolled out. Promote it or abort its rollout first.`,
      );
    }
    requireSwitchedOn(name, version, switchedOff);
    const begun = newRollout(options, { current, previous }, now);
    return {
      set: { rollout: begun },
      ...(rollout ? { end: 'kept' } : {}),
      act: {
        action: 'rollout.start',
        before: { version: current },
        after: {
          version,
          steps: begun.steps,
          roles: begun.roles,
          ...(begun.subsets ? { subsets: begun.subsets } : {}),
        },
      },
    };
  });
}
