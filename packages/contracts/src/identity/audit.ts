import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { limits } from '../limits';
import { Role } from '../roles';
import { text } from '../text';
import * as identityRoutes from './routes';

/**
 * One administrative write: who did what to whom, and what it was before and after. Names, addresses and custom ids are
 * as they were then, also of people who are gone since; empty where a record of an earlier release does not tell.
 */
export const AuditRecord = z.object({
  id: Id,
  at: Instant,
  actor: z.object({ id: Id, role: Role, customId: z.string(), name: z.string(), email: z.string() }),
  /** The id of a person, or the name of what else was changed; then the three below are empty. */
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
   * Matches parts of the names at that time of whoever acted or was acted on: name, e-mail, custom id; or a request id.
   */
  search: blankIsNone(filterText),
  actor: blankIsNone(filterText),
  target: blankIsNone(filterText),
  from: blankIsNone(Instant),
  to: blankIsNone(Instant),
};

/** `before`: the id of the last record seen, for the page after it. */
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
    summary: `The same as CSV, at most ${limits.auditExport} records.`,
    access: highAdmin,
    query: z.strictObject(filters),
  }),
} as const;
