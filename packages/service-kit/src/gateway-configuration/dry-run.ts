import { type GatewayConfiguration, ServiceName } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { issueAt } from './configuration-issue';
import { isVariable } from './target-issues';

const answerMs = 2000;

/**
 * Asks each target that is new whether it is there and the service that it is said to be. What variables name is not
 * asked, as each gateway's environment says where that is.
 * @param before what holds now; its targets are not asked again
 * @returns the faults of those that did not answer so within two seconds
 */
export async function dryRun(
  document: GatewayConfiguration,
  before: GatewayConfiguration | undefined,
): Promise<ConfigurationIssue[]> {
  const asked = ServiceName.options.flatMap((service) => {
    const known = new Set(before?.services[service].targets.map(({ address }) => address));
    return document.services[service].targets.map(async ({ address }, index) => {
      if (known.has(address) || isVariable(address)) return [];
      const sentence = await checkTarget(address, service);
      return sentence ? [issueAt(['services', service, 'targets', index, 'address'], sentence)] : [];
    });
  });
  return (await Promise.all(asked)).flat();
}

async function checkTarget(address: string, service: ServiceName): Promise<string | undefined> {
  try {
    const options = { redirect: 'error', signal: AbortSignal.timeout(answerMs) } as const;
    const response = await fetch(new URL('/healthz', address), options);
    const said = serviceIn(await response.json());
    if (!response.ok) return `${address} answers ${response.status} when it is asked for its health.`;
    return said === service ? undefined : `${address} says that it is ${said ?? 'no service'}, and not ${service}.`;
  } catch (error) {
    const isLate = Object(error).name === 'TimeoutError';
    return `${address} ${isLate ? `did not answer within ${answerMs / 1000} s` : 'does not answer as a service'}.`;
  }
}

/** What a health check says that answers there. */
function serviceIn(body: unknown): string | undefined {
  const { service } = Object(body);
  return typeof service === 'string' ? service.slice(0, 40) : undefined;
}
