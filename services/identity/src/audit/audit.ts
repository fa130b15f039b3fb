import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { database } from '../database';
import { peopleCollection } from '../people/person.model';
import { tabPermissionsCollection } from '../permissions/tab-permissions.model';
import { AuditRecordModel, type StoredAuditRecord } from './audit-record.model';

/** Who makes an administrative write, in which request. */
export interface Author {
  readonly caller: Caller;
  readonly requestId: string;
}

type Change = Pick<StoredAuditRecord, 'target' | 'action' | 'before' | 'after'>;

/** The collections whose documents carry records of their own changes. */
const audited = [tabPermissionsCollection, peopleCollection];

/**
 * A record to `$push` into `pendingAudit` in the very write that it tells of: there is never a change without its record,
 * wherever the process dies. `settleAudit` moves it on.
 */
export function auditRecord({ caller, requestId }: Author, change: Change): StoredAuditRecord {
  return { _id: randomUUID(), at: new Date(), actor: { id: caller.id, role: caller.role }, requestId, ...change };
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

async function addRecord(record: StoredAuditRecord): Promise<void> {
  try {
    await AuditRecordModel.create(record);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // moved before; only taking it off was left
  }
}
