import type { ConfigurationVersion } from '@plaza/contracts/registry/configuration';
import { currentVersion, fetchVersions, goBack } from './gateway-registry';
import type { GatewayRequest } from './gateway-request';
import type { ReleaseTarget } from './release-remotes';

type BackRequest = Extract<GatewayRequest, { verb: 'back' }>;

/**
 * Takes the version of before again, where the one that is named still holds: a gateway may have gone back by itself,
 * or somebody else may have been first, and a second time would go one version further.
 * @returns what to say
 * @throws Error with what holds and the exact command
 */
export async function backTo({ number, reason, on }: BackRequest, target: ReleaseTarget): Promise<string[]> {
  const hash = on ?? (await hashOfNamed(number, target));
  const version = await goBack({ reason, on: hash }, target);
  const { restores } = version;
  return [
    `Version ${version.number} holds now${restores === undefined ? '' : `, which is version ${restores} again`}.`,
  ];
}

async function hashOfNamed(number: number | undefined, target: ReleaseTarget): Promise<string> {
  const current = await currentVersion(target);
  if (number === current.number) return current.hash;
  const asked = number === undefined ? 'back takes the version that is given up' : `Version ${number} does not hold`;
  throw new Error(`${asked}, as somebody or a gateway itself may have been first.\n${await standing(current, target)}`);
}

async function standing(current: ConfigurationVersion, target: ReleaseTarget): Promise<string> {
  const { number, kind, by, at, reason, restores } = current;
  const holds = `Version ${number} holds (${kind}, by ${by} at ${at}: ${reason})`;
  const before = (await fetchVersions(target)).find((one) => one.number < (restores ?? number));
  if (!before) return `${holds}, and none of before is kept.`;
  return `${holds}. To take version ${before.number} again:\n  npm run gateway -- back ${number} --reason "…"`;
}
