import type { Log } from '@plaza/service-kit/logging/log';
import { runInBackground } from '@plaza/service-kit/migrations/run-in-background';
import { type Migrations, runMigrations } from '@plaza/service-kit/migrations/run-migrations';
import type { Collection } from 'mongoose';
import { AuditRecordModel } from '../audit/records/audit-record.model';
import { database } from '../database';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { SessionModel, sessionMemoryMs } from '../sessions/session.model';
import { migrateAuditNames } from './audit-names';
import { migrateUserSearchTerms } from './user-search-terms';

/** Without these, requests would fail. */
const required: Migrations = {
  'sessions-epoch-and-memory': migrateSessions,
  'password-resets-by-kind': migratePasswordResets,
};
/** Without these, searches find fewer users, and the audit shows fewer names. */
const background: Migrations = {
  'people-search-any-part': migrateUserSearchTerms,
  'audit-names': migrateAuditNames,
  'audit-indexes-with-id': dropAuditIndexes,
};

/** Completes records of earlier releases before requests are served. */
export const runRequiredMigrations = (): Promise<void> =>
  runMigrations(database, required, new AbortController().signal);

/**
 * Completes the rest in batches while requests are served, and tries again what fails. The signal stops it; the next
 * start continues it.
 */
export const runBackgroundMigrations = (log: Pick<Log, 'error'>, signal: AbortSignal): Promise<void> =>
  runInBackground(database, background, log, signal);

async function migrateSessions(): Promise<void> {
  await SessionModel.updateMany(
    { $or: [{ epoch: { $exists: false } }, { keptUntil: { $exists: false } }] },
    [
      {
        $set: {
          epoch: { $ifNull: ['$epoch', 0] },
          address: { $ifNull: ['$address', ''] },
          authenticatedAt: { $ifNull: ['$authenticatedAt', '$createdAt'] },
          keptUntil: { $ifNull: ['$keptUntil', { $add: ['$lastSeenAt', sessionMemoryMs] }] },
        },
      },
    ],
    { updatePipeline: true },
  );
  // This index deleted sessions when they expired; they are stored for longer now.
  await dropIndex(SessionModel.collection, 'expiresAt_1');
}

/** Deletes resets without a kind: they do not say which password they are for, so users have to request them again. */
async function migratePasswordResets(): Promise<void> {
  await PasswordResetModel.deleteMany({ kind: { $exists: false } });
  // This index allowed one reset per address, of whatever kind.
  await dropIndex(PasswordResetModel.collection, 'email_1');
}

/**
 * Drops indexes that newer ones replace, which begin with the same fields and end with the id that pages are sorted by.
 */
async function dropAuditIndexes(): Promise<void> {
  for (const index of ['at_-1', 'action_1_at_-1', 'actor.id_1_at_-1', 'target_1_at_-1']) {
    await dropIndex(AuditRecordModel.collection, index);
  }
}

async function dropIndex(collection: Collection, index: string): Promise<void> {
  const indexes = await collection.indexes();
  if (!indexes.some(({ name }) => name === index)) return;
  await collection.dropIndex(index).catch((error) => {
    if (error.codeName !== 'IndexNotFound') throw error; // another instance has dropped it
  });
}
