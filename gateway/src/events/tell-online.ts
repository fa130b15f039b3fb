import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { Streams } from './streams';

/** Answers whoever asks on the bus how many people are online here. @returns how to stop */
export function tellOnline(streams: Streams, bus: Bus, log: Log): () => void {
  return bus.subscribe('online.asked', async ({ payload: { askId } }) => {
    const told = createEvent('online.told', { askId, people: streams.peopleByRole() });
    await bus.publish(told).catch((error) => log.warn({ err: error }, 'who is online could not be told'));
  });
}
