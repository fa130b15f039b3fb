import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';

/**
 * The version that a rollback leads to, as the registry chooses it: what was rolled back before is skipped.
 * @param versions newest first
 * @returns undefined if no earlier version is stored
 */
export const rollbackTarget = (
  { number, restores = number }: ConfigurationVersion,
  versions: readonly ConfigurationVersion[],
): ConfigurationVersion | undefined => versions.find((version) => version.number < restores);
