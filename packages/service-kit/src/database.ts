import type { Connection } from 'mongoose';

/** No query may take longer: the development engine runs eight commands at a time, and a slow one holds up the rest. */
const queryMs = 5000;

/**
 * Opens a service's connection to its own database and builds its indexes. Writes are acknowledged once journaled.
 * @throws when the database cannot be reached within five seconds, or an index cannot be built
 */
export async function openDatabase(database: Connection, uri: string, name: string): Promise<void> {
  database.set('maxTimeMS', queryMs);
  await database.openUri(uri, {
    dbName: name,
    maxPoolSize: 10,
    serverSelectionTimeoutMS: queryMs,
    writeConcern: { w: 'majority', journal: true },
    // The server cuts its words about a duplicate key wherever they get long, in the middle of an emoji too; read
    // strictly, such an answer is an error that nobody knows. What is stored was encoded here, and is whole.
    enableUtf8Validation: false,
  });
  await Promise.all(Object.values(database.models).map((model) => model.init()));
}

/** Whether a write failed because of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
