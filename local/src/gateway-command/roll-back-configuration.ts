import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import type { ReleaseTarget } from '../release/registry-client';
import { currentVersion, fetchVersions, goBack } from './gateway-registry';
import type { GatewayRequest } from './gateway-request';

type BackRequest = Extract<GatewayRequest, { verb: 'back' }>;

/**
 * Returns to the version before, if the named version is still active. Otherwise a gateway has rolled back by itself or
 * somebody else was first, and a second rollback would lead one version further back.
 * @returns lines to print
 * @throws Error with the active version and the exact command
 */
export async function rollBackConfiguration(
  { number, reason, on }: BackRequest,
  target: ReleaseTarget,
): Promise<string[]> {
  const hash = on ?? (await hashOfNamed(number, target));
  const version = await goBack({ reason, on: hash }, target);
  const { restores } = version;
  return [`Version ${version.number} is active${restores === undefined ? '' : ` and restores version ${restores}`}.`];
}

async function hashOfNamed(number: number | undefined, target: ReleaseTarget): Promise<string> {
  const current = await currentVersion(target);
  if (number === current.number) return current.hash;
  const asked =
    number === undefined ? 'back requires the number of the active version' : `Version ${number} is not active`;
  throw new Error(
    `${asked}: somebody else or a gateway may have rolled back already.\n${await describeActiveVersion(current, target)}`,
  );
}

async function describeActiveVersion(current: ConfigurationVersion, target: ReleaseTarget): Promise<string> {
  const { number, kind, by, at, reason, restores } = current;
  const state = `Version ${number} is active (${kind}, by ${by} at ${at}: ${reason})`;
  const before = (await fetchVersions(target)).find((one) => one.number < (restores ?? number));
  if (!before) return `${state}; no earlier version is stored.`;
  return `${state}. To restore version ${before.number}:\n  npm run gateway -- back ${number} --reason "…"`;
}
