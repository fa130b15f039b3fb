import { AuditRecordModel, auditTermsOf, type StoredAuditRecord } from '../audit/audit-record.model';
import { nobodyNamed, peopleNamed } from '../audit/named-users';
import { inBatches } from './in-batches';

/** Records of earlier releases do not tell what people were called: names those of them as they are called now. */
export async function namedNow(records: readonly StoredAuditRecord[]): Promise<StoredAuditRecord[]> {
  const older = records.filter(({ actor }) => actor.name === undefined);
  if (older.length === 0) return [...records];
  const people = await peopleNamed(older.flatMap(({ actor, target }) => [actor.id, target]));
  return records.map((record) => {
    if (!older.includes(record)) return record;
    const targetNamed = people.get(record.target);
    const actor = { ...record.actor, ...(people.get(record.actor.id) ?? nobodyNamed) };
    return { ...record, actor, ...(targetNamed && { targetNamed }) };
  });
}

/** Keeps these names with the records, before more of the people are called otherwise or gone. */
export async function bringAuditUp(signal: AbortSignal): Promise<void> {
  const older = AuditRecordModel.find({ searchTerms: { $exists: false } })
    .lean()
    .cursor();
  for await (const records of inBatches(older, signal)) {
    const named = await namedNow(records);
    await AuditRecordModel.bulkWrite(
      named.map((record) => {
        const { _id, actor, targetNamed } = record;
        const $set = { actor, ...(targetNamed && { targetNamed }), searchTerms: auditTermsOf(record) };
        return { updateOne: { filter: { _id }, update: { $set } } };
      }),
      { ordered: false },
    );
  }
}
