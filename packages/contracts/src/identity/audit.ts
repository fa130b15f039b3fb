import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { Role } from '../roles';
import { text } from '../text';
import { cutHeader } from './audit-file';
import * as identityRoutes from './routes';

/**
 * One administrative change: who changed what of whom, and the values before and after. Names, addresses and custom ids
 * are those at the time of the change, also for accounts deleted since; empty in records of older releases that did not
 * store them.
 */
export const AuditRecord = z.object({
  id: Id,
  at: Instant,
  actor: z.object({ id: Id, role: Role, customId: z.string(), name: z.string(), email: z.string() }),
  /** The id of a user, or the name of another target; in that case the next three fields are empty. */
  target: z.string(),
  targetCustomId: z.string(),
  targetName: z.string(),
  targetEmail: z.string(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

const filterText = text(limits.shortText);
const blankIsNone = (schema: z.ZodType<string>) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), schema.optional());

const filters = {
  action: blankIsNone(filterText),
  /**
   * Matches parts of the name, e-mail or custom id, at the time of the change, of whoever acted or was acted on; or a
   * request id.
   */
  search: blankIsNone(filterText),
  actor: blankIsNone(filterText),
  target: blankIsNone(filterText),
  from: blankIsNone(Instant),
  to: blankIsNone(Instant),
};

/** `before`: the id of the last record of the previous page. */
export const AuditFilter = z.strictObject({
  ...filters,
  before: Id.optional(),
  limit: z.coerce.number().int().min(1).max(limits.auditPage).default(limits.auditPage),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const highAdmin = { roles: ['admin_high'] } as const;

export const auditCalls = {
  audit: call(identityRoutes.audit, {
    summary: `Administrative writes, newest first, at most ${limits.auditPage} at a time.`,
    access: highAdmin,
    query: AuditFilter,
    answer: z.array(AuditRecord),
  }),
  auditFile: call(identityRoutes.auditFile, {
    summary: `The same as CSV, at most the newest ${limits.auditExport} records; ${cutHeader} says that there are more.`,
    access: highAdmin,
    query: z.strictObject(filters),
  }),
} as const;
