import { json } from 'node:stream/consumers';
import { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { identityInternal } from '@plaza/contracts/internal/identity';
import { isServiceCall } from '@plaza/service-kit/testing/service-client';
import { listen } from '@plaza/test-kit/http';

/** A stub of identity that stores what it receives for the audit. */
export async function startIdentity() {
  const state = { isUp: true, auditRecords: [] as AuditedAct[] };
  const { url, close } = await listen(async (request, response) => {
    const isKnown = request.url === identityInternal.actsPath && isServiceCall(request, 'identity');
    if (state.isUp && isKnown) state.auditRecords.push(AuditedAct.parse(await json(request)));
    response.writeHead(state.isUp && isKnown ? 204 : 503).end();
  });
  return Object.assign(state, { url, stop: close });
}
