import { deleteAudited } from '../audit';
import { deletedUserName } from '../users/user-directory';
import { renameInThreads } from './apply-user-changes';
import { TicketModel } from './ticket.model';

/**
 * Removes the tickets of a user. Those that were assigned to them as an administrator become unassigned, and open where
 * they were in progress; their entries in others' threads stay, without their name.
 * @throws where acts of administrators wait for the audit
 */
export async function removeTicketsOf(userId: string): Promise<void> {
  await deleteAudited(TicketModel, { userId });
  const unassigned = { assignedToId: null, assignedToName: null };
  await TicketModel.updateMany(
    { assignedToId: userId, status: 'in_progress' },
    { $set: { ...unassigned, status: 'open' }, $inc: { version: 1 } },
  );
  await TicketModel.updateMany({ assignedToId: userId }, { $set: unassigned, $inc: { version: 1 } });
  await renameInThreads(userId, deletedUserName);
}
