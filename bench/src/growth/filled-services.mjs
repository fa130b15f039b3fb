import { setTimeout as delay } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { readingOf, readSoFar } from '../machine/engine-readings.mjs';
import { end } from '../machine/sandbox.mjs';
import { accessTokens } from '../servers/data/access-tokens.mjs';
import { startDatabase } from '../servers/database.mjs';
import { startProgram } from '../servers/start-program.mjs';
import { storeFinance } from './finance-records.mjs';
import { idOf, storeIdentity } from './identity-records.mjs';
import { storeMarketplace } from './marketplace-records.mjs';

/** A question that reads a million documents is repeated no more often than this. */
const times = 3;
/** Services read on their own account when they start; they are done once they read no more than this in a second. */
const quietReads = 20;
const quietAttempts = 600;
/** Services build the indexes of a million records before they answer. */
const startMs = 900_000;

/**
 * Runs identity, marketplace and finance on a database with `count` records of each kind (`fewer` of some).
 * @param {(line: string) => void} say
 * @returns {Promise<FilledServices>}
 *
 * @typedef {object} FilledServices
 * @property {Record<string, { id: string, role: string }>} people who ask
 * @property {{ conversationId: string, contractorId: string }} stored
 * @property {(service: string) => import('mongodb').Db} databaseOf
 * @property {(question: Asked) => Promise<{ status: number, body: unknown }>} ask
 * @property {(action: () => Promise<unknown>) => Promise<import('../machine/engine-readings.mjs').Reading>} read
 * @property {() => Promise<void>} close
 * @typedef {{ service: string, as: { id: string, role: string }, path: string }} Asked
 */
export async function openFilledServices(sandbox, { count, fewer }, say) {
  const database = await startDatabase(sandbox);
  const client = await new MongoClient(database.uri).connect();
  const databaseOf = (service) => client.db(service);
  const took = timer();
  const identity = await storeIdentity(databaseOf('identity'), { people: count, audited: fewer });
  say(`    people and audit records are stored after ${took()} s`);
  const marketplace = await storeMarketplace(databaseOf('marketplace'), { count, fewer });
  say(`    bookings, contractors, messages and tickets after ${took()} s`);
  const { userId } = await storeFinance(databaseOf('finance'), fewer);
  say(`    records of finance after ${took()} s`);

  const tokens = accessTokens();
  const shared = { MONGODB_URI: database.uri, ...tokens.env };
  const urls = {};
  const children = [];
  for (const service of ['identity', 'markets', 'marketplace', 'finance']) {
    const env = { ...shared, IDENTITY_URL: urls.identity, MARKETS_URL: urls.markets };
    const known = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
    const { child, url } = await startProgram(sandbox, `services/${service}`, undefined, known, undefined, startMs);
    children.unshift(child);
    urls[service] = url;
    say(`    ${service} has its indexes after ${took()} s`);
  }
  await untilQuiet(client);
  say(`    nothing reads for itself any more after ${took()} s`);
  return {
    people: {
      administrator: identity.administrator,
      contractor: { id: marketplace.contractorId, role: 'contractor' },
      customer: { id: marketplace.userId, role: 'user' },
      saver: { id: userId, role: 'admin_low' },
      traveller: { id: idOf(0), role: 'admin_low' },
    },
    stored: marketplace,
    databaseOf,
    async ask({ service, as, path }) {
      // A run takes longer than a token is valid, so each question gets a token of its own.
      const headers = { Authorization: `Bearer ${tokens.tokenOf(as)}` };
      const answer = await fetch(`${urls[service]}${path}`, { headers });
      return { status: answer.status, body: await answer.json() };
    },
    read: (action) => readingOf(client, action, times),
    async close() {
      await client.close();
      for (const child of children) await end(child);
      await end(database.child);
    },
  };
}

async function untilQuiet(client) {
  for (let attempts = 0; attempts < quietAttempts; attempts++) {
    const before = await readSoFar(client);
    await delay(1000);
    const after = await readSoFar(client);
    if (after.documents + after.keys - before.documents - before.keys <= quietReads) return;
  }
  throw new Error('the services do not stop reading for themselves');
}

function timer() {
  const from = performance.now();
  return () => Math.round((performance.now() - from) / 1000);
}
