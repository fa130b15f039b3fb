import { withCurrentNames } from '../audit/named-users';
import { AuditRecordModel, auditSearchTerms } from '../audit/records/audit-record.model';
import { inBatches } from './in-batches';

/** Adds the current names of users to audit records without names, before more users are renamed or deleted. */
export async function migrateAuditNames(signal: AbortSignal): Promise<void> {
  const unnamed = AuditRecordModel.find({ searchTerms: { $exists: false } })
    .lean()
    .cursor();
  for await (const records of inBatches(unnamed, signal)) {
    const named = await withCurrentNames(records);
    await AuditRecordModel.bulkWrite(
      named.map((record) => {
        const { _id, actor, targetNamed } = record;
        const $set = { actor, ...(targetNamed && { targetNamed }), searchTerms: auditSearchTerms(record) };
        return { updateOne: { filter: { _id }, update: { $set } } };
      }),
      { ordered: false },
    );
  }
}
