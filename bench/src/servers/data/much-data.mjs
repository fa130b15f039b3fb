import { MongoClient } from 'mongodb';
import { end } from '../../machine/sandbox.mjs';
import { startDatabase } from '../database.mjs';
import { signIn } from '../identity.mjs';
import { openPlatform } from '../platform.mjs';
import { storeBookings } from './many-bookings.mjs';

const person = { email: 'maya@plaza.example', password: 'plaza-demo-2026' };
const counts = { accounts: 500, bookings: 10_000 };

/** The simulated feed changes four times a second. */
const env = { PLAZA_SEED: 'true', SIMULATED_TICK_MS: '100' };

/**
 * Runs the whole platform, with a customer who has many records: 500 accounts, 10,000 bookings an hour apart, and
 * changing prices.
 * @returns {Promise<{ url: string, email: string, close(): Promise<void> }>}
 */
export async function openPlatformWithMuch(sandbox) {
  const database = await startDatabase(sandbox);
  const platform = await openPlatform(sandbox, { env: { ...env, MONGODB_URI: database.uri } });
  await importAccounts(platform.url);
  await addBookings(database.uri);
  return {
    url: platform.url,
    email: person.email,
    async close() {
      await platform.close();
      await end(database.child);
    },
  };
}

async function importAccounts(url) {
  const token = await signIn(url, person);
  const accounts = Array.from({ length: counts.accounts }, (_, index) => ({
    name: `Reserve ${index}`,
    type: index % 3 ? 'Savings' : 'Investment',
    owner: `Owner ${index % 4}`,
    balance: `${1000 + index * 137}.25`,
    currency: ['USD', 'EUR', 'GBP', 'CAD', 'JPY'][index % 5],
    interestRate: '3.25',
    perks: 'Free transfers within Europe',
    notes: 'Opened when the house was bought',
  }));
  const answer = await fetch(`${url}/api/v1/finance/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ mode: 'replace', data: { format: 'plaza-finance', version: 1, accounts } }),
  });
  const report = await answer.json();
  if (!answer.ok || report.refused.length > 0)
    throw new Error(`the accounts were refused: ${JSON.stringify(report).slice(0, 500)}`);
}

async function addBookings(databaseUri) {
  const client = await new MongoClient(databaseUri).connect();
  try {
    const user = await client.db('identity').collection('users').findOne({ email: person.email });
    const customer = { id: user._id, name: `${user.firstName} ${user.lastName}`, phone: '', email: person.email };
    const bookings = client.db('marketplace').collection('service_bookings');
    await storeBookings(bookings, counts.bookings, [customer]);
  } finally {
    await client.close();
  }
}
