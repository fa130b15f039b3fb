import { generateKeyPairSync } from 'node:crypto';
import { startDatabaseHost } from './database-host.mjs';
import { builtHost } from './host-build.mjs';
import { startRedis } from './redis.mjs';

/**
 * Starts one database engine and one Redis and generates the key pairs of `key-pairs.ts` for the whole run; servers
 * that are configured in the environment are used instead.
 */
export default async function setUp() {
  const running = [];
  globalThis.plazaTestServers = running;
  const hostPath = await builtHost();
  if (!process.env.MONGODB_URI) {
    const database = await startDatabaseHost(hostPath);
    running.push(database);
    process.env.MONGODB_URI = database.uri;
  }
  const redis = await startRedis();
  if (redis) {
    running.push(redis);
    process.env.PLAZA_TEST_REDIS_URL = redis.url;
  }
  for (const name of ['ISSUER', 'STRANGER', 'WITHDRAWN']) process.env[`PLAZA_TEST_KEY_${name}`] = privateKeyPem();
}

function privateKeyPem() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
