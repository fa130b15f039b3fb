import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Conflict } from '@plaza/service-kit/errors';
import type { DeployAuthor } from '../deployer';
import { findRelease } from '../releases/releases';
import { decideOn } from './write-remote';

/**
 * Switches off a release, or without a version the whole remote: nobody loads it, and the tab shows the reason. A new
 * reason replaces an earlier one.
 * @throws NotFound for an unknown release, Conflict for a remote without any release
 */
export async function switchOff(
  name: RemoteName,
  { version = null, reason }: { version?: string | undefined | null; reason: string },
  author: DeployAuthor,
  now: Date,
): Promise<void> {
  if (version !== null) await findRelease(name, version);
  await decideOn(name, author, now, ({ current, switchedOff = [] }) => {
    if (current === null) throw new Conflict('nothing_released', `${name} has no release yet.`);
    const others = switchedOff.filter((off) => off.version !== version);
    const act = { action: 'release.switch-off', before: null, after: { version, reason } } as const;
    return { set: { switchedOff: [...others, { version, reason, at: now }] }, act, isUrgent: true };
  });
}

/** @throws Conflict if it is not switched off */
export async function switchOn(
  name: RemoteName,
  { version = null }: { version?: string | undefined | null },
  author: DeployAuthor,
  now: Date,
): Promise<void> {
  await decideOn(name, author, now, ({ switchedOff = [] }) => {
    const off = switchedOff.find((one) => one.version === version);
    if (!off)
      throw new Conflict('not_switched_off', `${[name, version].filter(Boolean).join(' ')} is not switched off.`);
    const before = { version, reason: off.reason };
    const act = { action: 'release.switch-on', before, after: null } as const;
    return { set: { switchedOff: switchedOff.filter((one) => one !== off) }, act, isUrgent: true };
  });
}
