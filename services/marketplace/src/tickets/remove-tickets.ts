import { deletedName } from '../conversations/participants';
import { nameInThreads } from './follow-person';
import { Tickets } from './ticket.model';

/**
 * Removes what somebody asked. What they owned as an administrator is nobody's again, and open where it was in progress;
 * what they said to others stays, without their name.
 */
export async function removeTicketsOf(userId: string): Promise<void> {
  await Tickets.deleteMany({ userId });
  const nobodys = { assignedToId: null, assignedToName: null };
  await Tickets.updateMany(
    { assignedToId: userId, status: 'in_progress' },
    { $set: { ...nobodys, status: 'open' }, $inc: { version: 1 } },
  );
  await Tickets.updateMany({ assignedToId: userId }, { $set: nobodys, $inc: { version: 1 } });
  await nameInThreads(userId, deletedName);
}
