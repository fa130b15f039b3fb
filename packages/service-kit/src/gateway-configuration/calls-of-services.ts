import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/calls';

/** The calls of each service that browsers may make. */
export const callsOfServices: Readonly<Record<ServiceName, readonly Call[]>> = {
  identity: Object.values(identityCalls),
  finance: Object.values(financeCalls),
  markets: Object.values(marketsCalls),
  marketplace: Object.values(marketplaceCalls),
  registry: Object.values(registryCalls),
};

/** Whether a path equals the prefix or is below it. */
export const isUnder = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** The prefix that the gateway looks up: `/api/v1/x` for `/api/v1/x/y`, and `/api/x` for `/api/x/y`. */
export const prefixOf = (path: string): string => path.split('/', path.startsWith('/api/v1/') ? 4 : 3).join('/');
