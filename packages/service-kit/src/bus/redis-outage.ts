import type { DrillOrder } from '@plaza/contracts/operations/drills';
import type { Redis } from 'ioredis';
import type { Log } from '../log';

/** Takes Redis away from this process for the time of a drill, as if its network were cut. */
export interface RedisOutage {
  /** Disconnects for as long as the drill says; one that is for something else changes nothing. */
  begin(drill: DrillOrder): void;
  /** Connects again, if it was this that disconnected. */
  end(): void;
  /** Connects no more. */
  stop(): void;
}

/** @param connections all of this process, as one would find what the others miss */
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
      log.warn({ seconds }, 'a drill takes Redis away');
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
