import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../database';

/**
 * Changes records of earlier releases. It may run repeatedly, and in several instances at once. When the signal aborts,
 * it returns early or throws the signal's reason.
 */
type Migration = (signal: AbortSignal) => Promise<void>;

/** Migrations in their order, by names that are never used again. */
export type Migrations = Readonly<Record<string, Migration>>;

interface MigrationRecord {
  _id: string;
  firstAt: Date;
}

/** How long each migration is repeated, as instances of the earlier release may still write old records until then. */
export const repeatMs = 24 * 3600 * 1000;

const schema = new Schema<MigrationRecord>({
  _id: { type: String, required: true, maxlength: 100 },
  firstAt: { type: Date, required: true },
});

/** The model of completed migrations, by their names; call it where the connection's models are declared. */
export function migrationModelOf(database: Connection): Model<MigrationRecord> {
  const declared: Model<MigrationRecord> | undefined = database.models.Migration;
  return declared ?? database.model('Migration', schema, 'brought_up');
}

/**
 * Runs the migrations one after the other, except those first completed more than `repeatMs` ago. An aborted run leaves
 * the rest, and the migration that it interrupted, to the next start.
 * @throws the error of a migration; those after it are not run
 */
export async function runMigrations(database: Connection, migrations: Migrations, signal: AbortSignal): Promise<void> {
  const model = migrationModelOf(database);
  const before = new Date(Date.now() - repeatMs);
  const done = await model.find({ firstAt: { $lt: before } }).distinct('_id');
  for (const [name, migrate] of Object.entries(migrations).filter(([one]) => !done.includes(one))) {
    await runUntilAborted(migrate, signal);
    if (signal.aborted) return;
    await markDone(model, name);
  }
}

async function runUntilAborted(migrate: Migration, signal: AbortSignal): Promise<void> {
  try {
    await migrate(signal);
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
  }
}

async function markDone(model: Model<MigrationRecord>, _id: string): Promise<void> {
  try {
    await model.updateOne({ _id }, { $setOnInsert: { firstAt: new Date() } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance has stored the same
  }
}
