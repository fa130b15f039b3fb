import { Schema } from 'mongoose';
import { database } from '../../database';
import { searchTerms } from '../../text/search-terms';
import { auditRecordFields, type StoredAuditRecord } from './pending-audit';

interface SearchableAuditRecord extends StoredAuditRecord {
  searchTerms: string[];
}

const schema = new Schema<SearchableAuditRecord>({ ...auditRecordFields, searchTerms: [String] }, { minimize: false });
// The id is included because pages are sorted by it too: without it, every page would sort all records.
schema.index({ at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });
schema.index({ 'actor.id': 1, at: -1, _id: -1 });
schema.index({ target: 1, at: -1, _id: -1 });
schema.index({ requestId: 1 });
schema.index({ searchTerms: 1 });

export const AuditRecordModel = database.model('AuditRecord', schema, 'audit_records');

/**
 * The terms that a search finds a record by: names, addresses and custom ids of both users at the time of the write.
 */
export const auditSearchTerms = ({ actor, targetNamed }: Pick<StoredAuditRecord, 'actor' | 'targetNamed'>): string[] =>
  searchTerms(
    [actor, ...(targetNamed ? [targetNamed] : [])].flatMap(({ customId, name, email }) => [customId, name, email]),
  );
