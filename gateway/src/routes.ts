import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';

/**
 * The routes of the built-in configuration: prefix → the service that answers it. A prefix ends at the end of a path
 * segment. No other path is forwarded.
 */
export const services: Readonly<Record<string, ServiceName>> = {
  '/api/v1/auth': 'identity',
  '/api/v1/me': 'identity',
  '/api/v1/profile': 'identity',
  '/api/v1/admin': 'identity',
  '/api/v1/address': 'identity',
  '/api/v1/finance': 'finance',
  '/api/v1/markets': 'markets',
  '/api/v1/contractors': 'marketplace',
  '/api/v1/bookings': 'marketplace',
  '/api/v1/conversations': 'marketplace',
  '/api/v1/tickets': 'marketplace',
  '/api/v1/services': 'marketplace',
  '/api/v1/map': 'marketplace',
  '/api/v1/registry': 'registry',
};

/** The aliases of the built-in configuration: legacy path → current path. */
export const aliases: Readonly<Record<string, string>> = {
  '/api/me': '/api/v1/me',

  '/api/accounts': '/api/v1/finance/accounts',
  '/api/loans': '/api/v1/finance/loans',
  '/api/incomes': '/api/v1/finance/incomes',
  '/api/expenses': '/api/v1/finance/expenses',
  '/api/properties': '/api/v1/finance/properties',
  '/api/settings': '/api/v1/finance/settings',
  '/api/financial-metrics': '/api/v1/finance/metrics',

  '/api/exchange-rates': '/api/v1/markets/exchange-rates',
  '/api/stocks': '/api/v1/markets/stocks',
  '/api/forex': '/api/v1/markets/forex',
  '/api/commodities': '/api/v1/markets/commodities',
  '/api/bonds': '/api/v1/markets/bonds',
  '/api/etfs': '/api/v1/markets/etfs',
  '/api/economic-indicators': '/api/v1/markets/economic-indicators',
  '/api/financial-news': '/api/v1/markets/financial-news',

  '/api/favorite-stocks': '/api/v1/markets/favorite-stocks',
  '/api/favorite-stocks-data': '/api/v1/markets/favorite-stocks-data',
  '/api/favorite-crypto': '/api/v1/markets/favorite-crypto',
  '/api/favorite-forex': '/api/v1/markets/favorite-forex',
  '/api/favorite-commodities': '/api/v1/markets/favorite-commodities',
  '/api/favorite-bonds': '/api/v1/markets/favorite-bonds',
  '/api/favorite-etfs': '/api/v1/markets/favorite-etfs',
  '/api/favorite-economic-indicators': '/api/v1/markets/favorite-economic-indicators',
  '/api/favorite-news': '/api/v1/markets/favorite-news',
};

/** The destination of a request: the service, and the path and query to send to it. */
export interface Destination {
  readonly service: ServiceName;
  readonly target: string;
}

export type FindRoute = (method: string, target: string) => Destination | undefined;

interface Entry {
  readonly service: ServiceName;
  /** Replaces the prefix of a legacy path; undefined for other paths. */
  readonly replacement?: string;
}

/**
 * Builds the lookup by method and raw request target. The target after the prefix stays as the client encoded it, so
 * that `USD%2FCAD` remains one segment.
 * @throws if an alias stands for a path that no route covers
 */
export function createRouteTable({ routes, aliases }: Pick<GatewayConfiguration, 'routes' | 'aliases'>): FindRoute {
  const table = new Map<string, Entry>();
  for (const { prefix, service } of routes) table.set(prefix, { service });
  const signIn = table.get('/api/v1/auth')?.service;
  for (const { path, standsFor } of aliases) {
    const entry = table.get(prefixOf(standsFor));
    if (!entry) throw new Error(`${standsFor} has no service`);
    table.set(path, { service: entry.service, replacement: standsFor });
  }

  return function findRoute(method, target) {
    const prefix = prefixOf(target);
    const entry = table.get(prefix);
    if (!entry) return method === 'POST' ? signInRoute(signIn, prefix, target) : undefined;
    if (entry.replacement === undefined) return { service: entry.service, target };
    return { service: entry.service, target: entry.replacement + target.slice(prefix.length) };
  };
}

/** `POST /api/login` is an alias of sign-in; the gateway itself answers `GET /api/login`. */
function signInRoute(service: ServiceName | undefined, prefix: string, target: string): Destination | undefined {
  if (service === undefined || prefix !== '/api/login' || target.charAt(prefix.length) === '/') return undefined;
  return { service, target: `/api/v1/auth/signin${target.slice(prefix.length)}` };
}

/** `/api/v1/x` for `/api/v1/x/y?z`, `/api/x` for `/api/x/y`, otherwise the first two segments. */
function prefixOf(target: string): string {
  let at = target.startsWith('/api/v1/') ? 8 : target.indexOf('/', 1) + 1;
  if (at === 0) return '';
  for (; at < target.length; at++) {
    const code = target.charCodeAt(at);
    if (code === slash || code === questionMark) break;
  }
  return target.slice(0, at);
}

const slash = 0x2f;
const questionMark = 0x3f;
