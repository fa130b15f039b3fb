import type { ImpersonatedCall } from '@plaza/contracts/identity';
import { keepAuditRecord } from '../audit/audit';
import { asImpersonator } from './impersonator';

/** Keeps what an administrator is about to do as somebody else. The gateway tells it before it passes the call on. */
export async function keepImpersonatedCall(call: ImpersonatedCall): Promise<void> {
  const { impersonatorId, userId, method, path, requestId } = call;
  const caller = asImpersonator(impersonatorId);
  const change = { target: userId, action: 'impersonation.call', before: null, after: { method, path } };
  await keepAuditRecord({ caller, requestId }, change);
}
