import type { RemoteState } from '@plaza/contracts/registry/releases';
import { nameRemote } from '../remote-labels';

// Sentences for what the registry refuses while something is switched off; undefined if it is allowed.

/** Why a release cannot be given to more people: the release or its whole remote is switched off. */
export function whyNotGiven(remote: RemoteState, version: string): string | undefined {
  if (isOff(remote, null)) return switchOnFirst(nameRemote(remote));
  return whyNotLoaded(remote, version);
}

/**
 * Why a release cannot be loaded: it is switched off itself. If the whole remote is off, another release may fix that.
 */
export function whyNotLoaded(remote: RemoteState, version: string): string | undefined {
  return isOff(remote, version) ? switchOnFirst(`${nameRemote(remote)} ${version}`) : undefined;
}

/**
 * Why the latest release cannot be rolled back: the previous one is switched off. Aborting a rollout beside stable is
 * always possible, as stable does not change.
 */
export function whyNotRolledBack(remote: RemoteState): string | undefined {
  const { previous, rollout } = remote;
  if (previous === null || (rollout && rollout.state !== 'watched')) return undefined;
  return whyNotLoaded(remote, previous);
}

/** Why no rollout of any of these releases can start. */
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
