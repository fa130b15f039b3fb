import type { DrillOrder } from '@plaza/contracts/operations/drills';
import type { Redis } from 'ioredis';
import type { Log } from '../logging/log';

/** Disconnects this process from Redis for the duration of a drill, as if its network were cut. */
export interface RedisOutage {
  /** Disconnects for the duration of the drill; ignores drills of other kinds. */
  begin(drill: DrillOrder): void;
  /** Reconnects, if `begin` had disconnected. */
  end(): void;
  /** Ends the outage without reconnecting. */
  stop(): void;
}

/** @param connections all Redis connections of this process, as a remaining one would hide the outage */
export function redisOutage(connections: readonly Redis[], log: Log): RedisOutage {
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    for (const connection of connections) {
      connection.connect().catch((error) => log.warn({ err: error }, 'Redis cannot be reached after a drill'));
    }
  }

  return {
    begin({ kind, seconds }) {
      if (kind !== 'redis' || timer) return;
      log.warn({ seconds }, 'a drill disconnects Redis');
      timer = setTimeout(end, seconds * 1000);
      for (const connection of connections) connection.disconnect();
    },
    end,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
