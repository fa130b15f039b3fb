import type { PersonCard } from '@plaza/contracts/identity';
import { TicketModel } from './ticket.model';

/** Shows a person in tickets and threads under their name of now. */
export async function applyUserChangesToTickets({ id, name }: Pick<PersonCard, 'id' | 'name'>): Promise<void> {
  const quietly = { timestamps: false };
  await TicketModel.updateMany({ userId: id }, { $set: { userName: name } }, quietly);
  await TicketModel.updateMany({ assignedToId: id }, { $set: { assignedToName: name } }, quietly);
  await renameInThreads(id, name);
}

/** Only a name: the ticket is no later for it. */
export async function renameInThreads(id: string, name: string): Promise<void> {
  await TicketModel.updateMany(
    { 'thread.by.id': id },
    { $set: { 'thread.$[own].by.name': name } },
    { arrayFilters: [{ 'own.by.id': id }], timestamps: false },
  );
}
