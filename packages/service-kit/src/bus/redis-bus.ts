import type { DrillOrder } from '@plaza/contracts/operations/drills';
import type { Redis } from 'ioredis';
import type { Log } from '../logging/log';
import type { Rejections } from '../rejections';
import type { MessageAuthentication } from '../security/message-authentication';
import type { Bus, Listener } from './bus';
import { eventMessages } from './event-message';
import { Listeners } from './listeners';
import { redisOutage } from './redis-outage';

const channel = 'plaza:events';

/**
 * A bus on Redis publish and subscribe. A message that was not sent just now by a process with the secret is dropped
 * and reported.
 * @param redis the connection for publishing; subscriptions use a separate one
 */
export function redisBus(redis: Redis, log: Log, authentication: MessageAuthentication, rejections: Rejections): Bus {
  const messages = eventMessages(authentication);
  const listeners = new Listeners(log);
  const subscriber = redis.duplicate({ enableOfflineQueue: true, commandTimeout: undefined });
  const whenConnected = new Set<() => void>();
  let subscribed = false;
  subscriber.on('error', () => {
    subscribed = false; // the publishing connection logs the reason
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
    const read = messages.read(message);
    if ('event' in read) void listeners.dispatch(read.event);
    else rejections.report('event', read.rejected);
  });

  const outage = redisOutage([redis, subscriber], log);
  const stopDrills = [
    listeners.add(({ payload }) => outage.begin(payload as DrillOrder), 'drill.started'),
    listeners.add(() => outage.end(), 'drill.ended'),
  ];

  return {
    async publish(event) {
      try {
        await redis.publish(channel, messages.write(event));
        if (!subscribed) await listeners.dispatch(event);
      } catch (error) {
        await listeners.dispatch(event);
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
      for (const stop of stopDrills) stop();
      outage.stop();
      subscriber.disconnect();
    },
  };
}
