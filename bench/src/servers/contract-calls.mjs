/** A module that is bundled when a run begins: the contracts of the measured services, with their schemas. */
export { financeCalls as finance } from '@plaza/contracts/finance/calls';
export { identityCalls as identity } from '@plaza/contracts/identity/calls';
export { marketplaceCalls as marketplace } from '@plaza/contracts/marketplace/calls';
