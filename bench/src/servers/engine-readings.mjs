/**
 * @typedef {{ documents: number, keys: number }} Reading what the engine says that it read for all queries of an answer
 */

const least = (readings, what) => Math.min(...readings.map((reading) => reading[what]));

/**
 * What the engine reads while something is done.
 * @param {import('mongodb').MongoClient} client
 * @param {() => Promise<unknown>} action
 * @param {number} [times] how often it is done
 * @returns {Promise<Reading>} the least of all times, as others read meanwhile
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

/** What the engine has read since it was started. @returns {Promise<Reading>} */
export async function readSoFar(client) {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  return { documents: metrics.queryExecutor.scannedObjects, keys: metrics.queryExecutor.scanned };
}
