/** A program's module, bundled when a run begins: the contracts of the services that are asked, with their schemas. */
export { financeCalls as finance } from '@plaza/contracts/finance/calls';
export { identityCalls as identity } from '@plaza/contracts/identity/calls';
export { marketplaceCalls as marketplace } from '@plaza/contracts/marketplace/calls';
