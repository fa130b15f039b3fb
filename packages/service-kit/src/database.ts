import type { Connection } from 'mongoose';
import { failWritesOfClosedSockets } from './closed-socket-writes';
import { recordMongoSpans } from './tracing/mongo-spans';

/** No query may take longer: the development engine runs eight commands at a time, and a slow one holds up the rest. */
const queryMs = 5000;
/** How often the driver asks whether the database is there. */
const heartbeatMs = 2000;

/**
 * A connection that does not outlast what is at its other end. The driver asks regularly whether the database is there;
 * where no answer comes for as long as a query may take, the peer is gone without a word: all that waits on it fails,
 * and it connects anew. There is no `socketTimeoutMS`, as building an index of a large collection may take longer than
 * any one limit, and `timeoutMS` has no effect in this driver.
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
  database.set('bufferCommands', true); // opened for a second time, its models wait for it
  await database.openUri(uri, {
    dbName: name,
    maxPoolSize: 10,
    ...untilItIsGone(times),
    writeConcern: { w: 'majority', journal: true },
    // The server cuts its words about a duplicate key wherever they get long, in the middle of an emoji too; read
    // strictly, such an answer is an error that nobody knows. What is stored was encoded here, and is whole.
    enableUtf8Validation: false,
  });
  await Promise.all(Object.values(database.models).map((model) => model.init()));
  // With mongoose's own queue nothing reaches the driver while the database is away, so nothing makes the driver look
  // again before its next heartbeat. Without it, whoever asks has it look twice a second, and waits as for any server.
  database.set('bufferCommands', false);
}

/** Whether a write failed because of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
