import { z } from 'zod';
import { Release } from '../registry/releases';

/** What the registry tells the gateway, over the private network only. */
export const registryInternal = { currentPath: '/internal/current' } as const;

const Current = Release.omit({ federation: true });
/**
 * `GET /internal/current`: the current release of each remote, with the one before, as far as the shell can load them;
 * the one before takes the place of a current one that it cannot load.
 */
export const CurrentReleases = z.array(Current.extend({ previous: Current.optional() }));
export type CurrentReleases = z.infer<typeof CurrentReleases>;
