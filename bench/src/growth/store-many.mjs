const atOnce = 5000;

/** Nothing is lost that a run would miss: the database is thrown away after it. */
const writeConcern = { w: 1, j: false };

/**
 * Stores so many records in batches, the next one being made while the database takes the one before.
 * @param {import('mongodb').Collection} collection
 * @param {(number: number) => object} toRecord the record of a number, from 0 on
 */
export async function storeMany(collection, count, toRecord) {
  let stored = Promise.resolve();
  for (let at = 0; at < count; at += atOnce) {
    const records = Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => toRecord(at + index));
    await stored;
    stored = collection.insertMany(records, { ordered: false, writeConcern });
    stored.catch(() => undefined); // it is awaited above, or below
  }
  await stored;
}
