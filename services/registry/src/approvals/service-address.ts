import { BlockList, isIP } from 'node:net';
import { InvalidInput } from '@plaza/service-kit/errors';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Unspecified addresses, and the link-local ones at which clouds serve credentials to any process inside. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8);
never.addSubnet('169.254.0.0', 16);
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');

/**
 * The address of an area's service as gateways use it: the origin only. In production the gateway's own machine is
 * refused, as other programs on it may listen only for local connections and rely on that.
 * @throws InvalidInput
 */
export function checkedServiceAddress(address: string, isProduction: boolean): string {
  const { origin, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const isLocal = /(^|\.)localhost$/.test(host) || isIn(loopback, host);
  if (isIn(never, host) || (isProduction && isLocal)) {
    const message = `${hostname} is no address of a service. Give one that gateways reach over the private network.`;
    throw new InvalidInput(message, [{ path: 'serviceUrl', message }], 'service_address_refused');
  }
  return origin;
}

function isIn(list: BlockList, host: string): boolean {
  const family = isIP(host);
  return family !== 0 && list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
