import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { currentVersion, fetchVersions, goBack } from './gateway-registry';
import type { GatewayRequest } from './gateway-request';
import type { ReleaseTarget } from './release-remotes';

type BackRequest = Extract<GatewayRequest, { verb: 'back' }>;

/**
 * Returns to the version before, if the named version is still active. Otherwise a gateway has rolled back by itself or
 * somebody else was first, and a second rollback would go back one version further.
 * @returns lines to print
 * @throws Error with the active version and the exact command
 */
export async function backTo({ number, reason, on }: BackRequest, target: ReleaseTarget): Promise<string[]> {
  const hash = on ?? (await hashOfNamed(number, target));
  const version = await goBack({ reason, on: hash }, target);
  const { restores } = version;
  return [
    `Version ${version.number} is active${restores === undefined ? '' : `, which is version ${restores} again`}.`,
  ];
}

async function hashOfNamed(number: number | undefined, target: ReleaseTarget): Promise<string> {
  const current = await currentVersion(target);
  if (number === current.number) return current.hash;
  const asked = number === undefined ? 'back takes the version that is given up' : `Version ${number} is not active`;
  throw new Error(`${asked}, as somebody or a gateway itself may have been first.\n${await standing(current, target)}`);
}

async function standing(current: ConfigurationVersion, target: ReleaseTarget): Promise<string> {
  const { number, kind, by, at, reason, restores } = current;
  const state = `Version ${number} is active (${kind}, by ${by} at ${at}: ${reason})`;
  const before = (await fetchVersions(target)).find((one) => one.number < (restores ?? number));
  if (!before) return `${state}, and none before it is stored.`;
  return `${state}. To take version ${before.number} again:\n  npm run gateway -- back ${number} --reason "…"`;
}
