import type { Calls } from './call';
import { financeCalls } from './finance/calls';
import { gatewayCalls } from './gateway/calls';
import { identityCalls } from './identity/calls';
import { marketplaceCalls } from './marketplace/calls';
import { marketsCalls } from './markets/calls';
import { registryCalls } from './registry/calls';

/** Every call that browsers make, by the service that answers it. */
export const serviceCalls: Readonly<Record<string, Calls>> = {
  finance: financeCalls,
  gateway: gatewayCalls,
  identity: identityCalls,
  marketplace: marketplaceCalls,
  markets: marketsCalls,
  registry: registryCalls,
};
