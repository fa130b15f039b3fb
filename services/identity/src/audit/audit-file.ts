import type { AuditRecord } from '@plaza/contracts/audit';
import Papa from 'papaparse';

const head = [
  'at',
  'actor',
  'actor e-mail',
  'role',
  'action',
  'target',
  'target name',
  'before',
  'after',
  'request id',
];

/** The records as CSV for a spreadsheet: with a byte-order mark, and nothing in it that would run as a formula. */
export function auditFile(records: readonly AuditRecord[]): Buffer {
  const rows = records.map(({ at, actor, action, target, targetName, before, after, requestId }) => [
    ...[at, actor.name || actor.id, actor.email, actor.role, action, target, targetName],
    ...[JSON.stringify(before) ?? '', JSON.stringify(after) ?? '', requestId],
  ]);
  return Buffer.from(`\uFEFF${Papa.unparse([head, ...rows], { escapeFormulae: true })}\r\n`);
}
