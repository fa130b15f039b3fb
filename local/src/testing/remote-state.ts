import type { LiveRelease } from '@plaza/contracts/registry/live-releases';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';

const at = '2026-11-23T12:00:00Z';
const none = { good: 0, bad: 0 };

/** A rollout of 1.1.0 that has reached five percent of people. */
export const rolloutFixture = (changes: Partial<RolloutStatus> = {}): RolloutStatus => ({
  version: '1.1.0',
  state: 'running',
  weight: 5,
  steps: [0, 1, 5, 25, 100],
  roles: null,
  startedAt: at,
  stepAt: at,
  isWaitingForPeople: false,
  isOpen: false,
  outcomes: none,
  unproven: none,
  stable: none,
  likelihood: 0,
  ...changes,
});

/** Finance, of which everybody has 1.0.0, its first release. */
export const remoteFixture = (changes: Partial<RemoteState> = {}): RemoteState => ({
  name: 'finance',
  current: '1.0.0',
  previous: null,
  releases: [],
  rollout: null,
  pastRollouts: [],
  switchedOff: [],
  ...changes,
});

/** The live releases of finance that the registry reports. */
export const liveFixture = (versions: Partial<Record<LiveRelease['is'], string>>): LiveRelease[] =>
  Object.entries(versions).map(([is, version]) => ({
    name: 'finance',
    version,
    is: is as LiveRelease['is'],
    contract: 1,
  }));
