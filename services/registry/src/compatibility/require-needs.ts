import type { Release } from '@plaza/contracts/registry/releases';
import { Conflict } from '@plaza/service-kit/errors';
import { findMissing } from '@plaza/service-kit/release-gate/find-missing';
import { knownPlatform } from './platform';

/** The number of missing items that are listed in the error's sentence. */
const maxListed = 20;

/**
 * Refuses a release that needs something that neither the shell nor the services provide.
 * @throws Conflict that lists what is missing
 */
export async function requireNeeds(release: Pick<Release, 'name' | 'version' | 'contract' | 'needs'>): Promise<void> {
  if (!release.needs) return;
  const missing = findMissing(release, await knownPlatform());
  if (missing.length === 0) return;
  const more = missing.length > maxListed ? `; and ${missing.length - maxListed} more` : '';
  throw new Conflict(
    'needs_missing',
    `${release.name} ${release.version} requires what the platform lacks: ${missing.slice(0, maxListed).join('; ')}${more}.`,
  );
}
