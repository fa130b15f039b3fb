import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';

/**
 * Stores conversations in the format of the marketplace, each between two different people.
 * @param {string} databaseUri of the platform
 * @param {{ id: string }[]} [customers] one for each conversation; by default, invented people
 * @returns {Promise<{ id: string, people: { id: string, role: string }[] }[]>}
 */
export async function storeConversations(databaseUri, count, customers = []) {
  const pairs = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    people: [
      { id: customers[index]?.id ?? randomUUID(), name: `Customer ${index}`, role: 'user' },
      { id: randomUUID(), name: `Contractor ${index}`, role: 'contractor' },
    ],
  }));
  const client = await new MongoClient(databaseUri).connect();
  try {
    await client.db('marketplace').collection('conversations').insertMany(pairs.map(toRecord));
  } finally {
    await client.close();
  }
  return pairs;
}

function toRecord({ id, people }) {
  const key = [...people.map((person) => person.id).sort(), ''].join(' ');
  return { _id: id, key, participants: people, bookingId: null, lastSeq: 0, latestAt: new Date() };
}
