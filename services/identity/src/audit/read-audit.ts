import type { AuditFilter, AuditRecord } from '@plaza/contracts/audit';
import type { QueryFilter } from 'mongoose';
import { namesOf, type PersonName } from '../people/names';
import { findPeople } from '../people/search';
import { settleAudit } from './audit';
import { AuditRecordModel, type StoredAuditRecord } from './audit-record.model';

type Filters = Omit<AuditFilter, 'before' | 'limit'>;

/** Administrative writes, the newest first, from the record after the one given. */
export async function listAudit({ before, limit, ...filters }: AuditFilter): Promise<AuditRecord[]> {
  await settleAudit();
  return read({ $and: [await matching(filters), await after(before)] }, limit);
}

/** The newest of them, up to a number. */
export async function newestAudit(filters: Filters, limit: number): Promise<AuditRecord[]> {
  await settleAudit();
  return read(await matching(filters), limit);
}

async function read(filter: QueryFilter<StoredAuditRecord>, limit: number): Promise<AuditRecord[]> {
  const records = await AuditRecordModel.find(filter).sort({ at: -1, _id: -1 }).limit(limit).lean();
  const names = await namesOf(records.flatMap(({ actor, target }) => [actor.id, target]));
  return records.map((record) => toAuditRecord(record, names));
}

async function matching({ action, actor, target, from, to, search }: Filters): Promise<QueryFilter<StoredAuditRecord>> {
  const people = search === undefined ? [] : await findPeople(search);
  return {
    ...(action === undefined ? {} : { action }),
    ...(actor === undefined ? {} : { 'actor.id': actor }),
    ...(target === undefined ? {} : { target }),
    ...(from || to ? { at: { ...(from ? { $gte: new Date(from) } : {}), ...(to ? { $lte: new Date(to) } : {}) } } : {}),
    ...(search === undefined
      ? {}
      : { $or: [{ 'actor.id': { $in: people } }, { target: { $in: people } }, { requestId: search }] }),
  };
}

async function after(id: string | undefined): Promise<QueryFilter<StoredAuditRecord>> {
  const last = id === undefined ? null : await AuditRecordModel.findById(id, { at: 1 }).lean();
  return last ? { $or: [{ at: { $lt: last.at } }, { at: last.at, _id: { $lt: last._id } }] } : {};
}

function toAuditRecord(record: StoredAuditRecord, names: ReadonlyMap<string, PersonName>): AuditRecord {
  const { _id, at, actor, target, action, before, after, requestId } = record;
  const { name = '', email = '' } = names.get(actor.id) ?? {};
  return {
    ...{ id: _id, at: at.toISOString(), actor: { id: actor.id, role: actor.role, name, email } },
    ...{ target, targetName: names.get(target)?.name ?? '', action, before, after, requestId },
  };
}
