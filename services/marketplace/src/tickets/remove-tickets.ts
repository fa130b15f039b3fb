import { deletedUserName } from '../users/user-directory';
import { renameInThreads } from './apply-user-changes';
import { TicketModel } from './ticket.model';

/**
 * Removes what somebody asked. What they owned as an administrator is nobody's again, and open where it was in progress;
 * what they said to others stays, without their name.
 */
export async function removeTicketsOf(userId: string): Promise<void> {
  await TicketModel.deleteMany({ userId });
  const nobodys = { assignedToId: null, assignedToName: null };
  await TicketModel.updateMany(
    { assignedToId: userId, status: 'in_progress' },
    { $set: { ...nobodys, status: 'open' }, $inc: { version: 1 } },
  );
  await TicketModel.updateMany({ assignedToId: userId }, { $set: nobodys, $inc: { version: 1 } });
  await renameInThreads(userId, deletedUserName);
}
