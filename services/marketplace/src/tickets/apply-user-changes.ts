import type { UserCard } from '@plaza/contracts/internal/identity';
import { TicketModel } from './ticket.model';

/** Updates the name of a user in tickets and threads. */
export async function applyUserChangesToTickets({ id, name }: Pick<UserCard, 'id' | 'name'>): Promise<void> {
  const withoutTimestamps = { timestamps: false };
  await TicketModel.updateMany({ userId: id }, { $set: { userName: name } }, withoutTimestamps);
  await TicketModel.updateMany({ assignedToId: id }, { $set: { assignedToName: name } }, withoutTimestamps);
  await renameInThreads(id, name);
}

/** Does not change `updatedAt`, by which lists are sorted. */
export async function renameInThreads(id: string, name: string): Promise<void> {
  await TicketModel.updateMany(
    { 'thread.by.id': id },
    { $set: { 'thread.$[own].by.name': name } },
    { arrayFilters: [{ 'own.by.id': id }], timestamps: false },
  );
}
