import type { Collection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { OutboxDocument } from './outbox-takeover';

/** Records in outboxes what consumers report about their events. @returns a function that stops it */
export function followConfirmations(collections: readonly Collection<OutboxDocument>[], bus: Bus): () => void {
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

/** Removes the consumer from the entry's `awaiting`, and the entry once nobody is left in it, in one write. */
function confirmation(eventId: string, consumer: string) {
  const others = { $filter: { input: '$$entry.awaiting', as: 'name', cond: { $ne: ['$$name', consumer] } } };
  const confirmed = {
    $cond: [{ $eq: ['$$entry.id', eventId] }, { $mergeObjects: ['$$entry', { awaiting: others }] }, '$$entry'],
  };
  const entries = { $map: { input: '$outbox', as: 'entry', in: confirmed } };
  const isOpen = { $or: [{ $ne: ['$$entry.id', eventId] }, { $ne: ['$$entry.awaiting', []] }] };
  return [{ $set: { outbox: { $filter: { input: entries, as: 'entry', cond: isOpen } } } }];
}
