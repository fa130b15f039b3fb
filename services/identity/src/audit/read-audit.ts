import type { AuditFilter, AuditRecord } from '@plaza/contracts/identity/audit';
import type { QueryFilter } from 'mongoose';
import { textFilter } from '../text/search-terms';
import { flushPendingAudit } from './audit';
import { unknownUser, withCurrentNames } from './named-users';
import { AuditRecordModel } from './records/audit-record.model';
import type { StoredAuditRecord } from './records/pending-audit';

type Filters = Omit<AuditFilter, 'before' | 'limit'>;

/** Administrative writes, newest first, starting after the record `before`. */
export async function listAudit({ before, limit, ...filters }: AuditFilter): Promise<AuditRecord[]> {
  await flushPendingAudit();
  return read(filters, limit, await after(before));
}

/** The newest records, at most `limit`. */
export async function newestAudit(filters: Filters, limit: number): Promise<AuditRecord[]> {
  await flushPendingAudit();
  return read(filters, limit);
}

/**
 * A search runs one query for the names and one for the request id: for a condition that joins both, the database would
 * sort all records found.
 */
async function read(
  filters: Filters,
  limit: number,
  more: QueryFilter<StoredAuditRecord> = {},
): Promise<AuditRecord[]> {
  const queries = toFilters(filters).map((filter) => latest({ $and: [filter, more] }, limit).lean());
  const found = new Map((await Promise.all(queries)).flat().map((record) => [record._id, record]));
  const records = [...found.values()].sort(byLatest).slice(0, limit);
  return (await withCurrentNames(records)).map(toAuditRecord);
}

const byLatest = (one: StoredAuditRecord, other: StoredAuditRecord) =>
  other.at.getTime() - one.at.getTime() || (one._id < other._id ? 1 : -1);

/** The query of a page; exported for the test of its query plans. */
export const latest = (filter: QueryFilter<StoredAuditRecord>, limit: number) =>
  AuditRecordModel.find(filter).sort({ at: -1, _id: -1 }).limit(limit);

/** Filters of which a record has to match at least one. */
export function toFilters({ search, ...filters }: Filters): QueryFilter<StoredAuditRecord>[] {
  const filter = toFilter(filters);
  if (search === undefined) return [filter];
  return [textFilter(search), { requestId: search }].map((found) => ({ ...filter, ...found }));
}

function toFilter({ action, actor, target, from, to }: Omit<Filters, 'search'>): QueryFilter<StoredAuditRecord> {
  return {
    ...(action === undefined ? {} : { action }),
    ...(actor === undefined ? {} : { 'actor.id': actor }),
    ...(target === undefined ? {} : { target }),
    ...(from || to ? { at: { ...(from ? { $gte: new Date(from) } : {}), ...(to ? { $lte: new Date(to) } : {}) } } : {}),
  };
}

/**
 * The first condition bounds the index scan; the second one excludes records of the same instant that the page before
 * contained. A `$nor` only filters, while for an `$or` the planner would weigh an index for each branch.
 */
export async function after(id: string | undefined): Promise<QueryFilter<StoredAuditRecord>> {
  const last = id === undefined ? null : await AuditRecordModel.findById(id, { at: 1 }).lean();
  if (!last) return {};
  return { at: { $lte: last.at }, $nor: [{ at: last.at, _id: { $gte: last._id } }] };
}

function toAuditRecord(record: StoredAuditRecord): AuditRecord {
  const { _id: id, at, actor, target, targetNamed = unknownUser, action, before, after, requestId } = record;
  const { id: actorId, role, customId, name, email } = actor;
  return {
    id,
    at: at.toISOString(),
    actor: { id: actorId, role, customId, name, email },
    target,
    targetName: targetNamed.name,
    targetEmail: targetNamed.email,
    targetCustomId: targetNamed.customId,
    action,
    before,
    after,
    requestId,
  };
}
