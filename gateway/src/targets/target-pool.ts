import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { Pool } from 'undici';

export type Timeouts = GatewayConfiguration['timeouts'];

export const areSameTimeouts = (one: Timeouts, other: Timeouts): boolean =>
  one.connectMs === other.connectMs && one.headersMs === other.headersMs && one.bodyMs === other.bodyMs;

/** Opens the connections to a target, which are made as they are needed. */
export const openPool = (address: string, { connectMs, headersMs, bodyMs }: Timeouts): Pool =>
  new Pool(new URL(address).origin, {
    // Each request in flight gets its own connection, so that no request waits in a queue to which no timeout applies.
    connections: null,
    pipelining: 1,
    connectTimeout: connectMs,
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
  });
