import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'koa';
import { deviceOf } from './device';

/** On what and from where a session is used. */
export interface Whereabouts {
  readonly device: string;
  /** A network, such as '203.0.113.x': enough to recognize one's own, not enough to find somebody. */
  readonly address: string;
}

/** The gateway alone reaches this service, and writes the client's address itself, whatever the client sent. */
export function whereaboutsOf(ctx: Context): Whereabouts {
  const address = ctx.get('x-forwarded-for') || (ctx.req.socket.remoteAddress ?? '');
  return { device: deviceOf(ctx.get('user-agent')), address: networkOf(address) };
}

/** The network of an address: three of four parts of IPv4, three groups of IPv6. */
export function networkOf(address: string): string {
  const plain = address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [start = '', end] = plain.split('::');
  const groups = start.split(':').filter(Boolean);
  return `${(end === undefined ? groups : [...groups, '0', '0', '0']).slice(0, 3).join(':')}::x`;
}
