import type { Collection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Sender } from './take-over';

/** Writes into outboxes what consumers say about their events. @returns how to stop */
export function followConfirmations(collections: readonly Collection<Sender>[], bus: Bus): () => void {
  const unsubscribes = [
    bus.subscribe('event.done', async ({ payload: { eventId, consumer } }) => {
      for (const collection of collections) {
        await collection.updateOne({ 'outbox.id': eventId }, confirmation(eventId, consumer));
      }
    }),
    bus.subscribe('event.progress', async ({ payload: { eventId, consumer, left } }) => {
      const which = { 'outbox.id': eventId };
      for (const collection of collections) {
        await collection.updateOne(which, { $set: { [`outbox.$.left.${consumer}`]: left } });
      }
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Takes the consumer off the entry's list, and the entry away once nobody is left on it; in one write. */
function confirmation(eventId: string, consumer: string) {
  const others = { $filter: { input: '$$entry.awaiting', as: 'name', cond: { $ne: ['$$name', consumer] } } };
  const confirmed = {
    $cond: [{ $eq: ['$$entry.id', eventId] }, { $mergeObjects: ['$$entry', { awaiting: others }] }, '$$entry'],
  };
  const entries = { $map: { input: '$outbox', as: 'entry', in: confirmed } };
  const isOpen = { $or: [{ $ne: ['$$entry.id', eventId] }, { $ne: ['$$entry.awaiting', []] }] };
  return [{ $set: { outbox: { $filter: { input: entries, as: 'entry', cond: isOpen } } } }];
}
