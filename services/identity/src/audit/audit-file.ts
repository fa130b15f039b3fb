import type { AuditRecord } from '@plaza/contracts/audit';
import Papa from 'papaparse';

const head = [
  'at',
  'actor',
  'actor e-mail',
  'actor user id',
  'role',
  'action',
  'target',
  'target name',
  'target e-mail',
  'target user id',
  'before',
  'after',
  'request id',
];

/** The records as CSV for a spreadsheet: with a byte-order mark, and nothing in it that would run as a formula. */
export function auditFile(records: readonly AuditRecord[]): Buffer {
  const rows = records.map(({ at, actor, action, target, targetName, targetEmail, targetCustomId, ...record }) => [
    ...[at, actor.name || actor.id, actor.email, actor.customId, actor.role, action],
    ...[target, targetName, targetEmail, targetCustomId],
    ...[JSON.stringify(record.before) ?? '', JSON.stringify(record.after) ?? '', record.requestId],
  ]);
  return Buffer.from(`\uFEFF${Papa.unparse([head, ...rows], { escapeFormulae: true })}\r\n`);
}
