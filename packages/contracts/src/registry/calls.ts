import { areaCalls } from './areas';
import { configurationCalls } from './configuration';
import { liveReleaseCalls } from './live-releases';
import { releaseCalls } from './releases';
import { remoteUsageCalls } from './remote-calls';
import { rolloutCalls } from './rollout-calls';
import { teamCalls } from './teams';

/** Every call of the registry; the calls of each resource are beside its schemas. */
export const registryCalls = {
  ...releaseCalls,
  ...liveReleaseCalls,
  ...remoteUsageCalls,
  ...rolloutCalls,
  ...teamCalls,
  ...areaCalls,
  ...configurationCalls,
} as const;
