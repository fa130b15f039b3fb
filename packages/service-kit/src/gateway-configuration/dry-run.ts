import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { issueAt } from './configuration-issue';
import { isVariable } from './target-issues';

const answerMs = 2000;

/**
 * Checks whether each new target is reachable and belongs to the service that the document names. Targets given by
 * variables are skipped, as they depend on each gateway's environment.
 * @param before the active configuration, whose targets are not checked again
 * @returns the issues of targets that did not answer as expected within two seconds
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

/** The name of the service that answered a health check. */
function serviceIn(body: unknown): string | undefined {
  const { service } = Object(body);
  return typeof service === 'string' ? service.slice(0, 40) : undefined;
}
