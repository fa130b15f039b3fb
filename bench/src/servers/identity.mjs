import { end } from '../machine/sandbox.mjs';
import { startDatabase } from './database.mjs';
import { startProgram } from './start-program.mjs';

const password = 'long-enough-to-be-taken';

/**
 * Runs identity on a real database with many people in it. It may use both cores, as its threads need.
 * @param {Record<string, string>} [env] more variables for identity
 * @returns {Promise<{ url: string, floorUrl: string | undefined, pid: number, people: { email: string, password: string
 * }[], token: string, databaseUri: string, close(): Promise<void> }>}
 */
export async function openIdentity(sandbox, howMany, env = {}) {
  const database = await startDatabase(sandbox);
  const service = await startProgram(sandbox, 'services/identity', undefined, {
    // All requests come from one address.
    HASHES_PER_MINUTE: '1000000',
    HASHES_PER_MINUTE_ADDRESS: '1000000',
    HASHES_PER_MINUTE_NETWORK: '1000000',
    // Passwords of concurrent sign-ins have to be hashed, not refused with a time to come back.
    BCRYPT_WAIT_MS: '60000',
    ...env,
    MONGODB_URI: database.uri,
    REQUIRE_EMAIL_VERIFICATION: 'false',
  });
  const program = new URL('./floors/sign-in-floor.mjs', import.meta.url);
  const people = Array.from({ length: howMany }, (_, index) => ({ email: `person-${index}@plaza.example`, password }));
  const tokens = await Promise.all(people.map((person) => signUp(service.url, person)));
  const floor = howMany > 0 ? await sandbox.startStub('sign-in-floor', program, [database.uri]) : undefined;
  return {
    url: service.url,
    /** A node:http server that only hashes and reads as identity does; present if there are people. */
    floorUrl: floor && `http://127.0.0.1:${floor.port}`,
    pid: service.pid,
    people,
    token: tokens[0],
    databaseUri: database.uri,
    async close() {
      if (floor) await end(floor.child);
      await end(service.child);
      await end(database.child);
    },
  };
}

/** Signs a person in. @returns the access token @throws when it is refused */
export async function signIn(url, person) {
  return (await post(`${url}/api/v1/auth/signin`, person)).token;
}

async function signUp(url, person) {
  return (await post(`${url}/api/v1/auth/signup`, { ...person, firstName: 'Somebody', lastName: 'New' })).token;
}

/** @returns the JSON of the response @throws when the request is refused */
export async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
