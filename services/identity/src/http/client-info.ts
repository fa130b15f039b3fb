import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { deviceLabel } from './device';

/** The device and the network that a request comes from. */
export interface ClientInfo {
  readonly device: string;
  /** A network, such as '203.0.113.x': users recognize their own, and nobody can be located by it. */
  readonly address: string;
}

/** Only the gateway reaches this service, and it overwrites any forwarded address that the client sends. */
export const clientAddress = (ctx: Context): string =>
  ctx.get('x-forwarded-for') || (ctx.req.socket.remoteAddress ?? '');

export function readClientInfo(ctx: Context): ClientInfo {
  return { device: deviceLabel(ctx.get('user-agent')), address: toNetwork(clientAddress(ctx)) };
}

/** The network of an address: three of the four parts of IPv4, three groups of IPv6. */
export function toNetwork(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [start = '', end] = plain.split('::');
  const groups = start.split(':').filter(Boolean);
  return `${(end === undefined ? groups : [...groups, '0', '0', '0']).slice(0, 3).join(':')}::x`;
}
