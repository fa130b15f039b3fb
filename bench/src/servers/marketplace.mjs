import { MongoClient } from 'mongodb';
import { end } from '../machine/sandbox.mjs';
import { accessTokens } from './access-tokens.mjs';
import { openIdentity } from './identity.mjs';
import { storeBookings } from './many-bookings.mjs';
import { startProgram } from './test-bed.mjs';

/** The fields that lists leave out. */
const projection = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 };

/**
 * The marketplace, with identity behind it and a contractor who has so many jobs; and a bare connection to its database.
 * @returns {Promise<{ ask(path: string): Promise<object>, readByIds(ids: string[]): Promise<object[]>,
 *   countByStatus(statuses: string[]): Promise<number>, readingOf(path: string): Promise<Reading>, close(): Promise<void> }>}
 */
export async function openMarketplace(sandbox, jobs) {
  const tokens = accessTokens();
  const identity = await openIdentity(sandbox, 0, tokens.env);
  const client = await new MongoClient(identity.databaseUri).connect();
  const bookings = client.db('marketplace').collection('service_bookings');
  // Before the service: it builds its indexes over them when it starts, faster than one by one.
  const { contractorId } = await storeBookings(bookings, jobs);
  const service = await startProgram(sandbox, 'services/marketplace', undefined, {
    MONGODB_URI: identity.databaseUri,
    IDENTITY_URL: identity.url,
  });
  const headers = { Authorization: `Bearer ${tokens.tokenOf({ id: contractorId, role: 'contractor' })}` };
  const ask = async (path) => {
    const answer = await fetch(`${service.url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    ask,
    readByIds: (ids) => bookings.find({ _id: { $in: ids } }, { projection }).toArray(),
    async countByStatus(statuses) {
      const counts = statuses.map((status) => bookings.countDocuments({ parties: contractorId, status }));
      return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
    },
    readingOf: (path) => readingOf(client, () => ask(path)),
    async close() {
      await client.close();
      await end(service.child);
      await identity.close();
    },
  };
}

/**
 * @typedef {{ documents: number, keys: number }} Reading what the engine says that it read for all queries of an answer
 * @returns {Promise<Reading>} the least of a few, as others read meanwhile
 */
async function readingOf(client, action) {
  const readSoFar = async () => {
    const { metrics } = await client.db('admin').command({ serverStatus: 1 });
    return { documents: metrics.queryExecutor.scannedObjects, keys: metrics.queryExecutor.scanned };
  };
  const readings = [];
  while (readings.length < 5) {
    const before = await readSoFar();
    await action();
    const after = await readSoFar();
    readings.push({ documents: after.documents - before.documents, keys: after.keys - before.keys });
  }
  const least = (what) => Math.min(...readings.map((reading) => reading[what]));
  return { documents: least('documents'), keys: least('keys') };
}
