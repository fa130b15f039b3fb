import { startDatabaseHost } from './database-host.mjs';
import { builtHost } from './host-build.mjs';
import { startRedis } from './redis.mjs';

/** One database engine and one Redis for the whole run; servers named in the environment are used instead. */
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
}
