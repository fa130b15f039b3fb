import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const list = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Addresses, networks (`10.0.0.0/8`) or proxy-addr's names (`loopback`) of the proxies in front. */
export const TrustedProxies = z
  .string()
  .transform(list)
  .refine(isTrustable, 'Must be a list of IP addresses, networks, or loopback, linklocal, uniquelocal');

function isTrustable(addresses: string[]): boolean {
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}
