import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const yearMs = 365 * 86_400_000;
const retryMs = 100;
const timeoutMs = 30_000;

/**
 * Stores customers whose accounts are a year old.
 * @param {string} [passwordHash] of the password that all of them have; without it none of them can sign in
 * @returns {Promise<{ id: string, email: string, role: string }[]>}
 */
export async function storePeople(databaseUri, howMany, passwordHash = '$2b$11$none') {
  const createdAt = new Date(Date.now() - yearMs);
  const records = Array.from({ length: howMany }, (_, index) => ({
    _id: randomUUID(),
    customId: `BENCH-${index}`,
    email: `bench-${index}@plaza.example`,
    passwordHash,
    firstName: 'Somebody',
    lastName: `${index}`,
    profileImageUrl: null,
    emailVerified: true,
    role: 'user',
    contractorId: null,
    isActive: true,
    isAdmin: false,
    companyName: '',
    twoFactorEnabled: false,
    searchTerms: [],
    createdAt,
    updatedAt: createdAt,
  }));
  const client = await new MongoClient(databaseUri).connect();
  try {
    await client.db('identity').collection('users').insertMany(records);
  } finally {
    await client.close();
  }
  return records.map(({ _id: id, email, role }) => ({ id, email, role }));
}

/** Services that started before identity ask it again after a second which sessions are valid. */
export async function untilKnown(url, { token }) {
  const end = performance.now() + timeoutMs;
  const ask = () => fetch(`${url}/api/v1/remotes`, { headers: { Authorization: `Bearer ${token}` } });
  while (!(await (await ask()).text()).includes('"markets"')) {
    if (performance.now() > end) throw new Error('the platform gives no remotes');
    await delay(retryMs);
  }
}
