import { BlockList, isIP } from 'node:net';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { issueAt } from './configuration-issue';

/** Addresses of this machine and of private networks. */
const own = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  own.addSubnet(network, prefix);
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** The issues of target addresses. @param gateways the origins of the gateways themselves */
export function* targetIssues(
  { services }: GatewayConfiguration,
  gateways: readonly string[],
): Generator<ConfigurationIssue> {
  for (const service of ServiceName.options) {
    const { targets } = services[service];
    const taken = new Set<string>();
    const ofNone = targets.filter(({ subset }) => subset === undefined);
    if (targets.every(({ weight }) => weight === 0)) {
      yield issueAt(['services', service, 'targets'], `Nothing would reach ${service}: every weight is 0.`);
    } else if (ofNone.length > 0 && ofNone.every(({ weight }) => weight === 0)) {
      const sentence = `Only visitors of a subset would reach ${service}: every other weight is 0.`;
      yield issueAt(['services', service, 'targets'], sentence);
    }
    for (const [index, { address }] of targets.entries()) {
      const sentence = checkAddress(address, gateways, taken);
      if (sentence) yield issueAt(['services', service, 'targets', index, 'address'], sentence);
      taken.add(originOf(address));
    }
  }
}

function checkAddress(address: string, gateways: readonly string[], taken: ReadonlySet<string>): string | undefined {
  const origin = originOf(address);
  if (taken.has(origin)) return `${address} appears twice.`;
  if (isVariable(address)) return undefined;
  if (!URL.canParse(address)) return `${address} is not an address.`;
  if (gateways.some((gateway) => originOf(gateway) === origin)) return `${address} is a gateway itself.`;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  // Clouds expose secrets at link-local addresses to requests from within, and no service is on a public network.
  if (family !== 0 && !own.check(host, family === 4 ? 'ipv4' : 'ipv6')) return `${host} is not on a private network.`;
  return undefined;
}

/** Whether the address is a variable of the gateway's environment: `$FINANCE_URL`. */
export const isVariable = (address: string): boolean => address.startsWith('$');

/** Treats `localhost` as `127.0.0.1`, as the same program answers at both. */
function originOf(address: string): string {
  if (isVariable(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.hostname === 'localhost' || url.hostname === '[::1]') url.hostname = '127.0.0.1';
  return url.origin;
}
