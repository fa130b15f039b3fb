import { randomUUID } from 'node:crypto';
import type { CurrentRollout, KnownRelease } from '@plaza/contracts/internal/registry';

/** A rollout of a release to everybody. */
export const rolloutFixture = (release: KnownRelease, changes: Partial<CurrentRollout> = {}): CurrentRollout => ({
  id: randomUUID(),
  release,
  weight: 100,
  roles: null,
  team: [],
  isOpen: true,
  admitted: [],
  room: 0,
  ...changes,
});
