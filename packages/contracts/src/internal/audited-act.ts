import { z } from 'zod';
import { Id } from '../ids';
import { Role } from '../roles';

/** What other services have identity add to the audit. */
export const auditedActions = ['release.switch', 'finance.export'] as const;

/** What somebody did in a service that keeps no audit of its own. */
export const AuditedAct = z.object({
  /** The record's own, so that what is told twice is in the audit once. */
  id: Id,
  /** Who did it, an administrator where one acts as somebody; null for a deployment that shows the deploy token. */
  actor: z.object({ id: Id, role: Role }).nullable(),
  /** The id of a user, or the name of what else it was done to. */
  target: z.string().max(100),
  action: z.enum(auditedActions),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string().max(64),
});
export type AuditedAct = z.infer<typeof AuditedAct>;
