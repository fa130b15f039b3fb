import { deleteAudited } from '../audit';
import { deletedUserName } from '../users/user-directory';
import { renameInThreads } from './apply-user-changes';
import { TicketModel } from './ticket.model';
import { unassigned, unassignTicketsOf } from './unassign-tickets';

/**
 * Removes the tickets of a user. Tickets that were assigned to them as an administrator become unassigned, and those in
 * progress become open; their entries in others' threads remain, without their name.
 * @throws if audit records have not been delivered yet
 */
export async function removeTicketsOf(userId: string): Promise<void> {
  await deleteAudited(TicketModel, { userId });
  await unassignTicketsOf(userId);
  // What is left is closed.
  await TicketModel.updateMany({ assignedToId: userId }, { $set: unassigned, $inc: { version: 1 } });
  await renameInThreads(userId, deletedUserName);
}
