import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { publishOrLog } from '../publish-or-log';
import type { Streams } from '../streams';

/** Publishes how many users are online at this gateway when requested on the bus. @returns a function to stop it */
export function publishOnlineUsers(streams: Streams, bus: Bus, log: Log): () => void {
  return bus.subscribe('online.asked', async ({ payload: { askId } }) => {
    const event = createEvent('online.told', { askId, people: streams.usersByRole() });
    await publishOrLog({ bus, log }, event, 'online users could not be published');
  });
}
