import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { Streams } from './streams';

/** Publishes how many users are online here whenever somebody requests it on the bus. @returns how to stop */
export function publishOnlineUsers(streams: Streams, bus: Bus, log: Log): () => void {
  return bus.subscribe('online.asked', async ({ payload: { askId } }) => {
    const event = createEvent('online.told', { askId, people: streams.usersByRole() });
    await bus.publish(event).catch((error) => log.warn({ err: error }, 'online users could not be published'));
  });
}
