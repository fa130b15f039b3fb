import type { AuditRecord } from '@plaza/contracts/identity/audit';
import Papa from 'papaparse';

const columns: readonly [head: string, value: (record: AuditRecord) => string][] = [
  ['at', ({ at }) => at],
  ['actor', ({ actor }) => actor.name || actor.id],
  ['actor email', ({ actor }) => actor.email],
  ['actor user id', ({ actor }) => actor.customId],
  ['role', ({ actor }) => actor.role],
  ['action', ({ action }) => action],
  ['target', ({ target }) => target],
  ['target name', ({ targetName }) => targetName],
  ['target email', ({ targetEmail }) => targetEmail],
  ['target user id', ({ targetCustomId }) => targetCustomId],
  ['before', ({ before }) => JSON.stringify(before) ?? ''],
  ['after', ({ after }) => JSON.stringify(after) ?? ''],
  ['request id', ({ requestId }) => requestId],
];

/** The records as CSV for a spreadsheet, with a byte-order mark, and escaped so that nothing runs as a formula. */
export function toAuditCsv(records: readonly AuditRecord[]): Buffer {
  const head = columns.map(([name]) => name);
  const rows = records.map((record) => columns.map(([, value]) => value(record)));
  return Buffer.from(`\uFEFF${Papa.unparse([head, ...rows], { escapeFormulae: true })}\r\n`);
}
