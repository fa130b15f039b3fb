import type { PersonCard } from '@plaza/contracts/identity';
import { Tickets } from './ticket.model';

/** Shows a person in tickets and threads under their name of now. */
export async function followPersonInTickets({ id, name }: Pick<PersonCard, 'id' | 'name'>): Promise<void> {
  const quietly = { timestamps: false };
  await Tickets.updateMany({ userId: id }, { $set: { userName: name } }, quietly);
  await Tickets.updateMany({ assignedToId: id }, { $set: { assignedToName: name } }, quietly);
  await nameInThreads(id, name);
}

/** Only a name: the ticket is no later for it. */
export async function nameInThreads(id: string, name: string): Promise<void> {
  await Tickets.updateMany(
    { 'thread.by.id': id },
    { $set: { 'thread.$[own].by.name': name } },
    { arrayFilters: [{ 'own.by.id': id }], timestamps: false },
  );
}
