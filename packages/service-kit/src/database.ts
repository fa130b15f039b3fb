import type { IndexDescription } from 'mongodb';
import type { Connection } from 'mongoose';
import { failWritesOfClosedSockets } from './http/closed-socket-writes';
import { recordMongoSpans } from './tracing/mongo-spans';

/**
 * The time limit of a query: the development engine runs eight commands at a time, and a slow one delays the others.
 */
const queryMs = 5000;
/** How often the driver checks whether the database is reachable. */
const heartbeatMs = 2000;

/**
 * Options that detect a peer that disappeared without closing the connection. The driver monitors the database; if
 * there is no response for as long as a query may take, all pending commands fail and it reconnects. `socketTimeoutMS`
 * is not set, as building an index of a large collection may take longer than any fixed limit, and `timeoutMS` has no
 * effect in this driver.
 */
const untilItIsGone = (times: DatabaseTimes) =>
  ({
    serverMonitoringMode: 'poll',
    heartbeatFrequencyMS: times.heartbeatMs,
    connectTimeoutMS: times.queryMs,
    serverSelectionTimeoutMS: times.queryMs,
  }) as const;

interface DatabaseTimes {
  readonly queryMs: number;
  readonly heartbeatMs: number;
}

/**
 * Opens a service's connection to its own database and builds its indexes. Writes are acknowledged once journaled.
 * @throws when the database cannot be reached within five seconds, or an index cannot be built
 */
export async function openDatabase(
  database: Connection,
  uri: string,
  name: string,
  times: DatabaseTimes = { queryMs, heartbeatMs },
): Promise<void> {
  failWritesOfClosedSockets();
  recordMongoSpans();
  database.set('maxTimeMS', times.queryMs);
  database.set('bufferCommands', true); // when opened again, its models wait for the connection
  await database.openUri(uri, {
    dbName: name,
    maxPoolSize: 10,
    ...untilItIsGone(times),
    writeConcern: { w: 'majority', journal: true },
    // The server truncates error messages about duplicate keys at a byte, even within an emoji; with strict decoding
    // the error would not be recognized. Stored data was encoded by this driver and is valid.
    enableUtf8Validation: false,
    autoCreate: false,
    autoIndex: false,
  });
  await createCollections(database);
  for (const option of ['autoCreate', 'autoIndex']) database.set(option, true); // for models that are declared later
  // While mongoose buffers commands, none reaches the driver when the database is unreachable, so the driver does not
  // check again before its next heartbeat. Without buffering, a waiting command makes the driver check twice a second,
  // and is limited by the timeout of server selection.
  database.set('bufferCommands', false);
}

/**
 * Creates the missing collections, and all indexes of each collection by one command. Mongoose would try to create
 * every collection, and every index by itself: two hundred commands for a start of all services.
 */
async function createCollections(database: Connection): Promise<void> {
  const models = Object.values(database.models);
  await Promise.all(models.map((model) => model.init())); // mongoose by itself creates nothing from now on
  const existing = new Set((await database.listCollections()).map(({ name }) => name));
  await Promise.all(
    models.map(async (model) => {
      if (!existing.has(model.collection.name)) await model.createCollection();
      const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }));
      if (indexes.length > 0) await model.collection.createIndexes(indexes as IndexDescription[]);
    }),
  );
}

/** Whether a write failed because it violates a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
