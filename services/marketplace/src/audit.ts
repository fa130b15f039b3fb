import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { isAdministrator } from '@plaza/contracts/roles';
import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { Model } from 'mongoose';

/** Who does something, and in which request. */
export interface Author {
  readonly caller: Caller;
  readonly requestId: string;
}

type Act = Pick<AuditedAct, 'target' | 'action' | 'before' | 'after'>;

const maxTargetLength = 100;

/** The outbox entry that goes into a document in the same write as the administrative change. */
export function auditEntry({ caller: { id, role, impersonatorId }, requestId }: Author, act: Act): OutboxEntry {
  // Nobody else but a high-level administrator acts as somebody.
  const actor = impersonatorId ? { id: impersonatorId, role: 'admin_high' as const } : { id, role };
  const target = act.target.slice(0, maxTargetLength);
  return outboxEntry('act.audited', { id: randomUUID(), actor, requestId, ...act, target });
}

/** Whether the caller changes as an administrator what is somebody else's, or with null everybody's. */
export const isForOthers = ({ caller }: Author, ownerId: string | null): boolean =>
  ownerId !== caller.id && isAdministrator(caller);

/** The fields that a change makes different, as they were and as they become; undefined where it makes none. */
export function changedFields<Fields extends object>(before: Fields, after: Partial<Fields>) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return undefined;
  const pick = (from: Partial<Fields>): Record<string, unknown> =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Of documents whose acts have all reached the audit. */
export const nothingForAudit = { 'outbox.type': { $ne: 'act.audited' } } as const;

/**
 * Deletes a deleted user's documents, but none that holds an act which the audit has not heard of.
 * @throws where one is left; `user.deleted` comes again until it could be handled
 */
export async function deleteAudited<Record>(model: Model<Record>, filter: object): Promise<void> {
  await model.deleteMany({ ...filter, ...nothingForAudit });
  if (await model.exists(filter)) throw new Error(`acts wait for the audit in ${model.collection.name}`);
}
