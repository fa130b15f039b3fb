/**
 * @typedef {{ documents: number, keys: number }} Reading what the database reports that it read for all queries of a
 *   response
 */

const least = (readings, what) => Math.min(...readings.map((reading) => reading[what]));

/**
 * What the database reads during an action.
 * @param {import('mongodb').MongoClient} client
 * @param {() => Promise<unknown>} action
 * @param {number} [times] how often the action is repeated
 * @returns {Promise<Reading>} the minimum of all repetitions, as others read at the same time
 */
export async function readingOf(client, action, times = 5) {
  const readings = [];
  while (readings.length < times) {
    const before = await readSoFar(client);
    await action();
    const after = await readSoFar(client);
    readings.push({ documents: after.documents - before.documents, keys: after.keys - before.keys });
  }
  return { documents: least(readings, 'documents'), keys: least(readings, 'keys') };
}

/** What the database has read since it was started. @returns {Promise<Reading>} */
export async function readSoFar(client) {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  return { documents: metrics.queryExecutor.scannedObjects, keys: metrics.queryExecutor.scanned };
}
