import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { addNamedAuditRecord } from './audit';

/**
 * A deployment has no account: its records have an id that is nobody's, its own name, and the role whose power it has.
 */
const nobody = { id: '00000000-0000-0000-0000-000000000000', role: 'admin_high' } as const;
const firstToken = 'Deploy token';

/**
 * Adds a record that another service reports, once however often it is reported.
 * @param at when the action was done
 */
export function addReportedRecord({ id, actor, by, requestId, ...change }: AuditedAct, at: Date): Promise<void> {
  const author = { caller: actor ?? nobody, requestId };
  return addNamedAuditRecord(author, change, { _id: id, at }, actor ? undefined : (by ?? firstToken));
}
