/** A Redis that takes connections. `pid` is undefined for one that was given by REDIS_URL; stopping that does nothing. */
export interface RunningRedis {
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Where a Redis would come from: REDIS_URL, or the redis-server on the PATH; undefined without either. */
export function findRedis(): { url: string; program?: undefined } | { program: string; url?: undefined } | undefined;

/** The Redis of REDIS_URL, or a redis-server on a free loopback port, without persistence; undefined without either. */
export function startRedis(): Promise<RunningRedis | undefined>;

/**
 * Always a server of one's own, also when REDIS_URL is set: for tests that stop it or kill it. `port` starts it again
 * where an earlier one was. Undefined without a redis-server on the PATH; rejects when the port is taken.
 */
export function startOwnRedis(options?: { port?: number }): Promise<RunningRedis | undefined>;
