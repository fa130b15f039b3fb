import { TicketModel } from '../tickets/ticket.model';

const replaced = ['userId_1_updatedAt_-1', 'userId_1_status_1_updatedAt_-1', 'updatedAt_-1', 'status_1_updatedAt_-1'];

/**
 * Drops indexes that newer ones replace, which begin with the same fields and end with the id that pages are sorted by.
 */
export async function dropTicketIndexes(): Promise<void> {
  const { collection } = TicketModel;
  const stored = await collection.indexes();
  for (const { name } of stored) {
    if (name === undefined || !replaced.includes(name)) continue;
    await collection.dropIndex(name).catch((error) => {
      if (error.codeName !== 'IndexNotFound') throw error; // another instance has dropped it
    });
  }
}
