import { type RunningRedis, startOwnRedis } from './redis-server.cjs';

const missing =
  'This test needs a real Redis: install redis-server (apt-get install redis-server) or set REDIS_URL to a running one.';

/**
 * The URL of the run's Redis, shared by all test files: use keys of your own. Throws one plain sentence without one.
 */
export function requireRedis(): string {
  const url = process.env.PLAZA_TEST_REDIS_URL;
  if (!url) throw new Error(missing);
  return url;
}

/**
 * A Redis of the test's own, to stop, kill and start again (`port`). Throws one plain sentence without redis-server.
 */
export async function requireOwnRedis(options?: { port?: number }): Promise<RunningRedis> {
  const redis = await startOwnRedis(options);
  if (!redis) throw new Error(missing.replace(/ or set.*/, '.'));
  return redis;
}
