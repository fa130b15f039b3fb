import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { addNamedAuditRecord } from './audit';

/** A deployment has no account: its records are by nobody's id, under its own name and with the power that it has. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', role: 'admin_high' } as const;
const firstToken = 'Deploy token';

/** Adds what another service tells of, once however often it tells. @param at the instant when it was done */
export function addAuditedAct({ id, actor, by, requestId, ...change }: AuditedAct, at: Date): Promise<void> {
  const author = { caller: actor ?? nobody, requestId };
  return addNamedAuditRecord(author, change, { _id: id, at }, actor ? undefined : (by ?? firstToken));
}
