const atOnce = 5000;

/** The run may lose writes in a crash: its database is deleted afterwards anyway. */
const writeConcern = { w: 1, j: false };

/**
 * Stores `count` records in batches, and builds the next batch while the database stores the one before.
 * @param {import('mongodb').Collection} collection
 * @param {(number: number) => object} toRecord makes the record with this number, counted from 0
 */
export async function storeMany(collection, count, toRecord) {
  let stored = Promise.resolve();
  for (let at = 0; at < count; at += atOnce) {
    const records = Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => toRecord(at + index));
    await stored;
    stored = collection.insertMany(records, { ordered: false, writeConcern });
    stored.catch(() => undefined); // prevents an unhandled rejection; it is awaited above, or below
  }
  await stored;
}
