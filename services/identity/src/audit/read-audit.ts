import type { AuditFilter, AuditRecord } from '@plaza/contracts/audit';
import type { QueryFilter } from 'mongoose';
import { namedNow } from '../migrations/audit-names';
import { matchingText } from '../text/search-terms';
import { settleAudit } from './audit';
import { AuditRecordModel, type StoredAuditRecord } from './audit-record.model';
import { nobodyNamed } from './named-users';

type Filters = Omit<AuditFilter, 'before' | 'limit'>;

/** Administrative writes, the newest first, from the record after the one given. */
export async function listAudit({ before, limit, ...filters }: AuditFilter): Promise<AuditRecord[]> {
  await settleAudit();
  return read({ $and: [matching(filters), await after(before)] }, limit);
}

/** The newest of them, up to a number. */
export async function newestAudit(filters: Filters, limit: number): Promise<AuditRecord[]> {
  await settleAudit();
  return read(matching(filters), limit);
}

async function read(filter: QueryFilter<StoredAuditRecord>, limit: number): Promise<AuditRecord[]> {
  const records = await AuditRecordModel.find(filter).sort({ at: -1, _id: -1 }).limit(limit).lean();
  return (await namedNow(records)).map(toAuditRecord);
}

function matching({ action, actor, target, from, to, search }: Filters): QueryFilter<StoredAuditRecord> {
  return {
    ...(action === undefined ? {} : { action }),
    ...(actor === undefined ? {} : { 'actor.id': actor }),
    ...(target === undefined ? {} : { target }),
    ...(from || to ? { at: { ...(from ? { $gte: new Date(from) } : {}), ...(to ? { $lte: new Date(to) } : {}) } } : {}),
    ...(search === undefined ? {} : { $or: [matchingText(search), { requestId: search }] }),
  };
}

async function after(id: string | undefined): Promise<QueryFilter<StoredAuditRecord>> {
  const last = id === undefined ? null : await AuditRecordModel.findById(id, { at: 1 }).lean();
  return last ? { $or: [{ at: { $lt: last.at } }, { at: last.at, _id: { $lt: last._id } }] } : {};
}

function toAuditRecord(record: StoredAuditRecord): AuditRecord {
  const { _id: id, at, actor, target, targetNamed = nobodyNamed, action, before, after, requestId } = record;
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
