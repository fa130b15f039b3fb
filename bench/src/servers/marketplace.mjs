import { MongoClient } from 'mongodb';
import { readingOf } from '../machine/engine-readings.mjs';
import { end } from '../machine/sandbox.mjs';
import { accessTokens } from './data/access-tokens.mjs';
import { listProjection, storeBookings } from './data/many-bookings.mjs';
import { openIdentity } from './identity.mjs';
import { startProgram } from './start-program.mjs';

/**
 * Runs the marketplace, with identity behind it and a contractor with many jobs, and the floor of its pages, and opens
 * a bare connection to its database.
 * @returns {Promise<{ ask(path: string): Promise<object>, askFloor(path: string): Promise<object>, readByIds(ids:
 * string[]): Promise<object[]>, countByStatus(statuses: string[]): Promise<number>, readingOf(path: string):
 * Promise<import('../machine/engine-readings.mjs').Reading>, close(): Promise<void> }>}
 */
export async function openMarketplace(sandbox, jobs) {
  const tokens = accessTokens();
  const identity = await openIdentity(sandbox, 0, tokens.env);
  const client = await new MongoClient(identity.databaseUri).connect();
  const bookings = client.db('marketplace').collection('service_bookings');
  // Stored before the service starts: it builds its indexes over all of them at once, which is faster than one by one.
  const { contractorId } = await storeBookings(bookings, jobs);
  const service = await startProgram(sandbox, 'services/marketplace', undefined, {
    MONGODB_URI: identity.databaseUri,
    IDENTITY_URL: identity.url,
  });
  const headers = { Authorization: `Bearer ${tokens.tokenOf({ id: contractorId, role: 'contractor' })}` };
  const askAt = async (url, path) => {
    const answer = await fetch(`${url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const ask = (path) => askAt(service.url, path);
  const program = new URL('./floors/booking-pages-floor.mjs', import.meta.url);
  const floor = await sandbox.startStub('booking-pages-floor', program, [identity.databaseUri, contractorId]);
  return {
    ask,
    askFloor: (path) => askAt(`http://127.0.0.1:${floor.port}`, path),
    readByIds: (ids) => bookings.find({ _id: { $in: ids } }, { projection: listProjection }).toArray(),
    async countByStatus(statuses) {
      const counts = statuses.map((status) => bookings.countDocuments({ parties: contractorId, status }));
      return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
    },
    readingOf: (path) => readingOf(client, () => ask(path)),
    async close() {
      await client.close();
      await end(floor.child);
      await end(service.child);
      await identity.close();
    },
  };
}
