import type { RemoteState } from '@plaza/contracts/registry/releases';
import { nameRemote } from './remote-labels';

/** What the registry refuses while something is switched off, each as a sentence; undefined where it does it. */

/** Why a release can be given to no more people: it is off, or the whole remote. */
export function whyNotGiven(remote: RemoteState, version: string): string | undefined {
  if (isOff(remote, null)) return switchOnFirst(nameRemote(remote));
  return whyNotLoaded(remote, version);
}

/** Why a release is nobody's: it is off itself. Where the whole remote is, another release may be what mends it. */
export function whyNotLoaded(remote: RemoteState, version: string): string | undefined {
  return isOff(remote, version) ? switchOnFirst(`${nameRemote(remote)} ${version}`) : undefined;
}

/**
 * Why the latest release cannot be taken back: the one before is off. A rollout beside stable leaves stable as it is.
 */
export function whyNotTakenBack(remote: RemoteState): string | undefined {
  const { previous, rollout } = remote;
  if (previous === null || (rollout && rollout.state !== 'watched')) return undefined;
  return whyNotLoaded(remote, previous);
}

/** Why no rollout can begin, of any of these releases. */
export function whyNotRolledOut(remote: RemoteState, versions: readonly string[]): string | undefined {
  if (versions.length === 0) return undefined;
  const label = nameRemote(remote);
  if (isOff(remote, null)) return switchOnFirst(label);
  if (!versions.every((version) => isOff(remote, version))) return undefined;
  return `Every other release of ${label} is switched off. Switch one on first.`;
}

/** @param version null for the whole remote */
export const isOff = ({ switchedOff }: RemoteState, version: string | null): boolean =>
  switchedOff.some((off) => off.version === version);

const switchOnFirst = (what: string) => `${what} is switched off. Switch it on first.`;
