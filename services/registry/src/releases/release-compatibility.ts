import { isBuiltInRemote, tabsOfRemote } from '@plaza/contracts/permission-graph';
import { findMissingHash, type Release, remoteContract } from '@plaza/contracts/registry/releases';
import { Conflict } from '@plaza/service-kit/errors';

/** Why the current shell cannot load a release; undefined if it can. */
export function findIncompatibility(release: Release, shellFederation: string): Conflict | undefined {
  const { name, version, contract, federation, tabs } = release;
  if (contract !== remoteContract) {
    return new Conflict(
      'contract_mismatch',
      `${name} ${version} was built for remote contract ${contract}, the shell speaks ${remoteContract}.`,
    );
  }
  if (!canBeLoadedBy(shellFederation, federation)) {
    return new Conflict(
      'federation_mismatch',
      `${name} ${version} was built with @module-federation/enhanced ${federation}, the shell with ${shellFederation}.`,
    );
  }
  const missing = findMissingHash(release);
  if (missing) return new Conflict('integrity_incomplete', `${name} ${version} cannot be checked: ${missing}.`);
  // The tabs of other areas were checked against the area's manifest when the release was uploaded.
  if (!isBuiltInRemote(name)) return undefined;
  const own = tabsOfRemote(name);
  const foreign = tabs.filter((tab) => !own.includes(tab));
  if (foreign.length === 0) return undefined;
  return new Conflict(
    'tabs_not_of_remote',
    `${name} ${version} brings ${foreign.join(', ')}; the permission graph gives ${name} ${own.join(', ')}.`,
  );
}

/**
 * Any two versions within 2.x are compatible: the golden remotes prove it in a browser whenever the shell's version
 * changes. For other majors only the same version is compatible, as nothing else has been tested.
 */
function canBeLoadedBy(shellFederation: string, federation: string): boolean {
  const isProven = (version: string) => /^2\.\d+\.\d+$/.test(version);
  return federation === shellFederation || (isProven(federation) && isProven(shellFederation));
}

/** @throws Conflict that says why the shell could not load the release */
export function requireCompatible(release: Release, shellFederation: string): void {
  const conflict = findIncompatibility(release, shellFederation);
  if (conflict) throw conflict;
}
