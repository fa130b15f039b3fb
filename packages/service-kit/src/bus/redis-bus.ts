import { PlazaEvent } from '@plaza/contracts/events';
import type { Redis } from 'ioredis';
import type { Log } from '../log';
import type { Bus, Listener } from './bus';
import { Listeners } from './listeners';

const channel = 'plaza:events';

/** A bus over Redis' publish and subscribe. @param redis for publishing; a connection of its own subscribes */
export function redisBus(redis: Redis, log: Log): Bus {
  const listeners = new Listeners(log);
  const subscriber = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined });
  const whenConnected = new Set<() => void>();
  let subscribed = false;
  subscriber.on('error', () => {
    subscribed = false; // the publishing connection reports why
  });
  subscriber.on('close', () => {
    subscribed = false;
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => {
        subscribed = true;
        for (const listener of whenConnected) listener();
      },
      (error) => log.warn({ err: error }, 'cannot listen to events'),
    );
  });
  subscriber.on('message', (_channel: string, message: string) => {
    const event = decode(message);
    if (event) void listeners.tell(event);
    else log.warn('an event was not understood');
  });

  return {
    async publish(event) {
      try {
        await redis.publish(channel, JSON.stringify(event));
        if (!subscribed) await listeners.tell(event);
      } catch (error) {
        await listeners.tell(event);
        throw error;
      }
    },
    subscribe: (type, listener) => listeners.add(listener as Listener, type),
    subscribeAll: (listener) => listeners.add(listener),
    connected: () => subscribed,
    onConnected(listener) {
      whenConnected.add(listener);
      return () => whenConnected.delete(listener);
    },
    async close() {
      subscriber.disconnect();
    },
  };
}

function decode(message: string): PlazaEvent | undefined {
  try {
    const parsed = PlazaEvent.safeParse(JSON.parse(message));
    return parsed.success ? (parsed.data as PlazaEvent) : undefined;
  } catch {
    return undefined;
  }
}
