import { MongoClient } from 'mongodb';
import { end } from '../machine/sandbox.mjs';
import { accessTokens } from './access-tokens.mjs';
import { readingOf } from './engine-readings.mjs';
import { openIdentity } from './identity.mjs';
import { storeBookings } from './many-bookings.mjs';
import { startProgram } from './test-bed.mjs';

/** The fields that lists leave out. */
const projection = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 };

/**
 * The marketplace, with identity behind it and a contractor who has so many jobs; and a bare connection to its database.
 * @returns {Promise<{ ask(path: string): Promise<object>, readByIds(ids: string[]): Promise<object[]>,
 *   countByStatus(statuses: string[]): Promise<number>, readingOf(path: string): Promise<import('./engine-readings.mjs').Reading>, close(): Promise<void> }>}
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
