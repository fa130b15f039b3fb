import { MongoClient } from 'mongodb';
import { end } from '../machine/sandbox.mjs';
import { storePeople } from './data/stored-people.mjs';
import { openIdentity } from './identity.mjs';
import { startProgram, wideLimits } from './start-program.mjs';

/**
 * Runs the gateway and identity with many people who all have the same password. The number of hashing threads, the
 * time that a password may wait for one, and the gateway's timeouts are those of production.
 * @param {Record<string, string>} [env] more variables for identity
 * @returns {Promise<{ url: string, token: string, people: { email: string, password: string }[], pid: number, close():
 *   Promise<void> }>} `pid`: the process of identity
 */
export async function openCrowdedIdentity(sandbox, howMany, env = {}) {
  const identity = await openIdentity(sandbox, 1, { BCRYPT_WAIT_MS: '', ...env });
  const [{ email, password }] = identity.people;
  const stored = await storePeople(identity.databaseUri, howMany, await hashOf(identity.databaseUri, email));
  const gateway = await startProgram(sandbox, 'gateway', undefined, {
    ...wideLimits,
    IDENTITY_URL: identity.url,
    REGISTRY_URL: identity.url,
    // The load sets each person's address in X-Forwarded-For.
    TRUSTED_PROXIES: '127.0.0.1',
    CONFIGURATION_DIR: sandbox.path('configuration-of-crowd'),
  });
  return {
    url: gateway.url,
    token: identity.token,
    people: stored.map((person) => ({ email: person.email, password })),
    pid: identity.pid,
    async close() {
      await end(gateway.child);
      await identity.close();
    },
  };
}

async function hashOf(databaseUri, email) {
  const client = await new MongoClient(databaseUri).connect();
  try {
    return (await client.db('identity').collection('users').findOne({ email })).passwordHash;
  } finally {
    await client.close();
  }
}
