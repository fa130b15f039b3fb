import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { isAdministrator } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { Model } from 'mongoose';

/** The caller of a request, and the request's id. */
export interface Author {
  readonly caller: Caller;
  readonly requestId: string;
}

type AuditRecordFields = Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>;

const maxTargetLength = 100;

/** An outbox entry with an audit record, to be written together with the administrative change. */
export function auditRecordEntry(
  { caller: { id, role, impersonatorId }, requestId }: Author,
  record: AuditRecordFields,
): OutboxEntry {
  // Only high-level administrators can act as another user.
  const actor = impersonatorId ? { id: impersonatorId, role: 'admin_high' as const } : { id, role };
  const target = record.target.slice(0, maxTargetLength);
  return outboxEntry('act.audited', { id: randomUUID(), actor, requestId, ...record, target });
}

/**
 * Whether the caller, as an administrator, changes something that belongs to another user or, if `ownerId` is null, to
 * all.
 */
export const isForOthers = ({ caller }: Author, ownerId: string | null): boolean =>
  ownerId !== caller.id && isAdministrator(caller);

/** The changed fields with their values before and after; undefined if nothing changes. */
export function changedFields<Fields extends object>(before: Fields, after: Partial<Fields>) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const pick = (from: Partial<Fields>): Record<string, unknown> =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Matches documents whose audit records have all been delivered. */
export const nothingForAudit = { 'outbox.type': { $ne: 'act.audited' } } as const;

/**
 * Deletes a deleted user's documents, except those with an audit record that has not been delivered.
 * @throws if one remains; `user.deleted` is then delivered again until it can be handled
 */
export async function deleteAudited<Record>(model: Model<Record>, filter: object): Promise<void> {
  await model.deleteMany({ ...filter, ...nothingForAudit });
  if (await model.exists(filter)) throw new Error(`actions are waiting for the audit in ${model.collection.name}`);
}
