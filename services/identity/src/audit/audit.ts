import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { database } from '../database';
import { namedNow } from '../migrations/audit-names';
import { tabPermissionsCollection } from '../permissions/tab-permissions.model';
import { peopleCollection } from '../users/user.model';
import { AuditRecordModel, auditTermsOf, type StoredAuditRecord } from './audit-record.model';
import { type Nameable, nameOf, nobodyNamed, peopleNamed } from './named-users';

/** Who makes an administrative write, in which request. */
export interface Author {
  readonly caller: Caller;
  readonly requestId: string;
}

interface Change extends Pick<StoredAuditRecord, 'action' | 'before' | 'after'> {
  /** A person as they are called before it is done, the id of one, or the name of what else is changed. */
  readonly target: Nameable | string;
}

/** The collections whose documents carry records of their own changes. */
const audited = [tabPermissionsCollection, peopleCollection];

/**
 * A record to `$push` into `pendingAudit` in the very write that it tells of: there is never a change without its record,
 * wherever the process dies. `settleAudit` moves it on. It keeps what both sides are called now: one may be called
 * otherwise later, or be gone.
 */
export async function auditRecord(
  { caller: { id, role }, requestId }: Author,
  { target, ...told }: Change,
): Promise<StoredAuditRecord> {
  const targetId = typeof target === 'string' ? target : target._id;
  const people = await peopleNamed([id, targetId]);
  const targetNamed = typeof target === 'string' ? people.get(target) : nameOf(target);
  const actor = { id, role, ...(people.get(id) ?? nobodyNamed) };
  return {
    _id: randomUUID(),
    at: new Date(),
    actor,
    target: targetId,
    requestId,
    ...(targetNamed && { targetNamed }),
    ...told,
  };
}

/** Adds a record of what changes no document of its own. */
export async function keepAuditRecord(author: Author, change: Change): Promise<void> {
  await addRecord(await auditRecord(author, change));
}

interface Audited {
  readonly _id: string;
  readonly pendingAudit?: StoredAuditRecord[];
}

let round: Promise<void> = Promise.resolve();
let following: Promise<void> | undefined;

/**
 * Moves waiting records into `audit_records`. Runs after each write and before each reading; repeating it adds nothing.
 * One round at a time: whoever asks during a round waits for the next one, with all who ask meanwhile, as the round may
 * have passed their record.
 */
export function settleAudit(): Promise<void> {
  following ??= round.then(runRound, runRound);
  return following;
}

function runRound(): Promise<void> {
  following = undefined;
  round = moveRecords();
  return round;
}

async function moveRecords(): Promise<void> {
  for (const name of audited) {
    const collection = database.collection<Audited>(name);
    const waiting = await collection
      .find({ 'pendingAudit._id': { $exists: true } }, { projection: { pendingAudit: 1 } })
      .toArray();
    for (const { _id, pendingAudit = [] } of waiting) {
      for (const record of pendingAudit) await addRecord(record);
      await collection.updateOne(
        { _id },
        { $pull: { pendingAudit: { _id: { $in: pendingAudit.map((one) => one._id) } } } },
      );
    }
  }
}

async function addRecord(waiting: StoredAuditRecord): Promise<void> {
  const [record = waiting] = await namedNow([waiting]);
  try {
    await AuditRecordModel.create({ ...record, searchTerms: auditTermsOf(record) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // moved before; only taking it off was left
  }
}
