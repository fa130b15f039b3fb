import { hostname } from 'node:os';
import type { GatewayConfig } from '../environment/config';

type Listening = Pick<GatewayConfig, 'HOST' | 'PORT'>;

/** The hosts with which a server listens at all addresses of its machine. */
const unspecified = new Set(['0.0.0.0', '::']);

/**
 * The address by which people tell gateways apart. In containers all listen at the same address, and each has a name of
 * its own.
 */
export function gatewayAddress({ HOST, PORT }: Listening): string {
  return originOf(unspecified.has(HOST) ? hostname() : HOST, PORT);
}

/** The addresses that lead to the gateway itself, which no target may have. */
export function ownAddresses(config: Listening): string[] {
  const isEverywhere = unspecified.has(config.HOST);
  return [gatewayAddress(config), ...(isEverywhere ? [originOf('127.0.0.1', config.PORT)] : [])];
}

const originOf = (host: string, port = 8080) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
