import { type RunningRedis, startOwnRedis } from './redis-server.cjs';

const missing =
  'This test needs a real Redis: install redis-server (apt-get install redis-server) or set REDIS_URL to a running one.';

/**
 * The URL of the run's Redis, which all test files share: use your own keys. Throws one plain sentence if there is
 * none.
 */
export function requireRedis(): string {
  const url = process.env.PLAZA_TEST_REDIS_URL;
  if (!url) throw new Error(missing);
  return url;
}

/**
 * Starts a separate Redis, which the test may stop, kill and restart (`port`). Throws one plain sentence without
 * redis-server.
 */
export async function requireOwnRedis(options?: { port?: number }): Promise<RunningRedis> {
  const redis = await startOwnRedis(options);
  if (!redis) throw new Error(missing.replace(/ or set.*/, '.'));
  return redis;
}
