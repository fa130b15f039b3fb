import { setTimeout as delay } from 'node:timers/promises';
import { cpuMs } from '../machine/cpu-time.mjs';
import { readRedis } from '../machine/redis-readings.mjs';

/**
 * @typedef {object} Costs usage beyond what an idle platform uses in the same time
 * @property {Record<string, number>} cpuMs milliseconds of CPU time by part, all instances of a part together
 * @property {import('../machine/redis-readings.mjs').RedisReading} redis
 * @property {number} databaseCommands
 */

/** Reads the usage of all parts of a platform, its Redis and its database. */
export class CostMeter {
  #pids;
  #redisUrl;
  #client;
  /** Costs of one second at rest. */
  #rest;

  /**
   * @param {Record<string, number[]>} pids of the processes of each part
   * @param {string} redisUrl
   * @param {import('mongodb').MongoClient} client
   */
  constructor(pids, redisUrl, client) {
    this.#pids = pids;
    this.#redisUrl = redisUrl;
    this.#client = client;
  }

  /** Measures for `seconds` what the platform uses at rest. */
  async measureRest(seconds) {
    const before = await this.#read();
    await delay(seconds * 1000);
    const after = await this.#read();
    this.#rest = combined(after, before, (one, other) => (one - other) / ((after.at - before.at) / 1000));
    return this.#rest;
  }

  /** @template T @param {() => Promise<T>} action @returns {Promise<{ costs: Costs, seconds: number, result: T }>} */
  async costsOf(action) {
    const before = await this.#read();
    const result = await action();
    const after = await this.#read();
    const seconds = (after.at - before.at) / 1000;
    const used = combined(after, before, (one, other) => one - other);
    return { result, seconds, costs: combined(used, this.#rest, (one, rest) => Math.max(0, one - rest * seconds)) };
  }

  async #read() {
    const at = performance.now();
    const parts = Object.entries(this.#pids).map(([part, pids]) => [part, sum(pids.map((pid) => cpuMs(pid)))]);
    const { opcounters } = await this.#client.db('admin').command({ serverStatus: 1 });
    const { insert, query, update, delete: removed, command } = opcounters;
    return {
      at,
      cpuMs: Object.fromEntries(parts),
      redis: await readRedis(this.#redisUrl),
      databaseCommands: insert + query + update + removed + command,
    };
  }
}

/** Divides costs by a count. @param {Costs} costs */
export function perEach({ cpuMs: used, redis, databaseCommands }, count) {
  const shared = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value / count]));
  return { cpuMs: shared(used), redis: shared(redis), databaseCommands: databaseCommands / count };
}

/** Combines two readings number by number. */
function combined(one, other, combine) {
  return {
    cpuMs: numberByNumber(one.cpuMs, other.cpuMs, combine),
    redis: numberByNumber(one.redis, other.redis, combine),
    databaseCommands: combine(one.databaseCommands, other.databaseCommands),
  };
}

const numberByNumber = (one, other, combine) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, combine(value, other[name])]));

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
