import { schemasOfCall } from '@plaza/contracts/call-schemas';
import { serviceCalls } from '@plaza/contracts/service-calls';
import * as ofArea from './no-calls.js';

/**
 * Every call of the platform's services, and of the area that is built, with its schemas. As this is bundled,
 * `no-calls.js` becomes the area's own calls.
 * @param {string} area the word of the area, which its service is called by
 */
export function knownCalls(area) {
  const ofServices = Object.entries(serviceCalls).flatMap(([service, calls]) => withSchemas(service, calls));
  return [
    ...ofServices,
    ...Object.values(ofArea)
      .filter(isTable)
      .flatMap((calls) => withSchemas(area, calls)),
  ];
}

const withSchemas = (service, calls) => Object.values(calls).map((call) => ({ service, ...schemasOfCall(call) }));

/** Beside tables of calls the module exports what these are made of. */
function isTable(exported) {
  const entries = typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
  return entries.length > 0 && entries.every((entry) => typeof entry?.route === 'string');
}
