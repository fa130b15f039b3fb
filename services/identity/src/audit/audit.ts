import { randomUUID } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { database } from '../database';
import { findNamedUsers, type NameableUser, toNamedUser, unknownUser, withCurrentNames } from './named-users';
import { AuditRecordModel, auditSearchTerms } from './records/audit-record.model';
import { pendingAuditPath, type StoredAuditRecord } from './records/pending-audit';

/** The author of an administrative write, and the request in which it is made. */
export interface Author {
  readonly caller: Caller;
  readonly requestId: string;
}

/** The part of an author that a record stores. */
type RecordedAuthor = Pick<Author, 'requestId'> & { readonly caller: Pick<Caller, 'id' | 'role'> };

interface Change extends Pick<StoredAuditRecord, 'action' | 'before' | 'after'> {
  /** A user with the names before the change, the id of a user, or the name of anything else that is changed. */
  readonly target: NameableUser | string;
}

/**
 * An audit record to `$push` into `pendingAudit` within the write that it describes, so that no change is without its
 * record even if the process dies. `flushPendingAudit` moves it into the audit. It stores the current names of author
 * and target, as either may be renamed or deleted later.
 */
export async function createAuditRecord(
  { caller: { id, role }, requestId }: RecordedAuthor,
  { target, ...change }: Change,
): Promise<StoredAuditRecord> {
  const targetId = typeof target === 'string' ? target : target._id;
  const users = await findNamedUsers([id, targetId]);
  const targetNamed = typeof target === 'string' ? users.get(target) : toNamedUser(target);
  const actor = { id, role, ...(users.get(id) ?? unknownUser) };
  return {
    _id: randomUUID(),
    at: new Date(),
    actor,
    target: targetId,
    requestId,
    ...(targetNamed && { targetNamed }),
    ...change,
  };
}

/** Adds a record of an action that changes no document of its own. */
export async function addAuditRecord(author: Author, change: Change): Promise<void> {
  await addRecord(await createAuditRecord(author, change));
}

/**
 * Adds a record of an action in another service, once however often it is reported.
 * @param actorName the name of an actor who is not a user
 */
export async function addNamedAuditRecord(
  author: RecordedAuthor,
  change: Change,
  reported: Pick<StoredAuditRecord, '_id' | 'at'>,
  actorName?: string,
): Promise<void> {
  const { actor, ...record } = await createAuditRecord(author, change);
  await addRecord({ ...record, ...reported, actor: actorName === undefined ? actor : { ...actor, name: actorName } });
}

interface Audited {
  readonly _id: string;
  readonly pendingAudit?: StoredAuditRecord[];
}

let round: Promise<void> = Promise.resolve();
let nextRound: Promise<void> | undefined;

/**
 * Moves pending records into `audit_records`. It runs after each write and before each read; repeating it adds nothing.
 * Rounds run one at a time. A call during a round waits for the next round, which all such calls share: the current
 * round may have passed their record already.
 */
export function flushPendingAudit(): Promise<void> {
  nextRound ??= round.then(runRound, runRound);
  return nextRound;
}

function runRound(): Promise<void> {
  nextRound = undefined;
  round = moveRecords();
  return round;
}

async function moveRecords(): Promise<void> {
  for (const name of auditedCollections()) {
    const collection = database.collection<Audited>(name);
    const pending = await collection
      .find({ 'pendingAudit._id': { $exists: true } }, { projection: { pendingAudit: 1 } })
      .toArray();
    for (const { _id, pendingAudit = [] } of pending) {
      for (const record of pendingAudit) await addRecord(record);
      await collection.updateOne(
        { _id },
        { $pull: { pendingAudit: { _id: { $in: pendingAudit.map((one) => one._id) } } } },
      );
    }
  }
}

/** The collections whose documents store audit records of their own changes. */
const auditedCollections = (): string[] =>
  Object.values(database.models)
    .filter(({ schema }) => schema.path(pendingAuditPath))
    .map(({ collection }) => collection.name);

async function addRecord(pending: StoredAuditRecord): Promise<void> {
  const [record = pending] = await withCurrentNames([pending]);
  try {
    await AuditRecordModel.create({ ...record, searchTerms: auditSearchTerms(record) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // an earlier round added it and died before removing it from the document
  }
}
