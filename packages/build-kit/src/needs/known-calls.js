import { schemasOfCall } from '@plaza/contracts/call-schemas';
import { serviceCalls } from '@plaza/contracts/service-calls';

/** A program: every call of the platform's services, with its schemas. Contracts are sources, so that it is bundled first. */
export const calls = Object.entries(serviceCalls).flatMap(([service, calls]) =>
  Object.values(calls).map((call) => ({ service, ...schemasOfCall(call) })),
);
