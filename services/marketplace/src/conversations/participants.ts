import { NotFound } from '@plaza/service-kit/errors';
import { type ConversationRecord, Conversations, type Participant } from './conversation.model';

/** Shown in place of the name of somebody whose account was deleted. */
export const deletedName = 'Deleted account';

/** The one of two who is not this person. */
export function otherOf(participants: readonly Participant[], userId: string): Participant {
  const other = participants.find(({ id }) => id !== userId);
  if (!other) throw new Error('A conversation has two participants.');
  return other;
}

/** @throws NotFound `conversation_not_found`, also for somebody else's */
export async function demandConversation(callerId: string, id: string): Promise<ConversationRecord> {
  const found = await Conversations.findOne({ _id: id, 'participants.id': callerId }).lean();
  if (!found) throw conversationNotFound();
  return found;
}

export const conversationNotFound = () => new NotFound('conversation_not_found', 'Conversation not found.');
