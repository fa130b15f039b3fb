import { MongoClient } from 'mongodb';
import { end } from '../machine/sandbox.mjs';
import { accessTokens } from '../servers/data/access-tokens.mjs';
import { startDatabase } from '../servers/database.mjs';
import { openPlatform } from '../servers/platform.mjs';
import { startRedis } from '../servers/redis.mjs';
import { programPids } from '../servers/service-process.mjs';
import { CostMeter } from './machine-costs.mjs';

const services = ['identity', 'finance', 'marketplace', 'markets', 'registry'];

/** A single person sends all requests and messages here, beyond what the limits permit. */
const wideLimits = { COMPUTING_MS_PER_MINUTE: '600000', MESSAGES_PER_MINUTE: '100000' };

/**
 * Runs the platform with several processes of each part, on a Redis and a database whose usage can be read.
 * @param {number} instances of the gateway and of each service
 */
export async function openManyProcesses(sandbox, instances) {
  const tokens = accessTokens();
  const database = await startDatabase(sandbox);
  const redis = await startRedis(sandbox);
  const platform = await openPlatform(sandbox, {
    args: ['--processes', '--instances', String(instances)],
    env: { ...tokens.env, ...wideLimits, MONGODB_URI: database.uri, REDIS_URL: redis.url, PLAZA_SEED: 'true' },
  });
  const client = await new MongoClient(database.uri).connect();
  const pids = {
    gateway: programPids(platform.pid, 'gateway'),
    ...Object.fromEntries(services.map((name) => [name, programPids(platform.pid, `services/${name}`)])),
    redis: [redis.child.pid],
    database: [database.child.pid],
  };
  const { hostname, port } = new URL(platform.url);
  return {
    /** One for each gateway. */
    urls: Array.from({ length: instances }, (_, index) => `http://${hostname}:${Number(port) + index}`),
    tokenOf: tokens.tokenOf,
    databaseUri: database.uri,
    pids,
    meter: new CostMeter(pids, redis.url, client),
    async close() {
      await client.close();
      await platform.close();
      await end(redis.child);
      await end(database.child);
    },
  };
}
