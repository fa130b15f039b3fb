import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import type { ServiceName } from '@plaza/contracts/gateway/configuration';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/calls';

/** What browsers may ask of each service. */
export const callsOfServices: Readonly<Record<ServiceName, readonly Call[]>> = {
  identity: Object.values(identityCalls),
  finance: Object.values(financeCalls),
  markets: Object.values(marketsCalls),
  marketplace: Object.values(marketplaceCalls),
  registry: Object.values(registryCalls),
};

/** Whether a path is that one, or below it. */
export const isUnder = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** `/api/v1/x` of `/api/v1/x/y`, and `/api/x` of `/api/x/y`: what the gateway looks up. */
export const prefixOf = (path: string): string => path.split('/', path.startsWith('/api/v1/') ? 4 : 3).join('/');
