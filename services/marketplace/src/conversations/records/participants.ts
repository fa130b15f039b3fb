import { NotFound } from '@plaza/service-kit/errors';
import { ConversationModel, type ConversationRecord, type Participant } from './conversation.model';

/** The participant who is not the user. */
export function otherParticipant(participants: readonly Participant[], userId: string): Participant {
  const other = participants.find(({ id }) => id !== userId);
  if (!other) throw new Error('A conversation has two participants.');
  return other;
}

/** @throws NotFound `conversation_not_found`, also for a conversation of others */
export async function requireConversation(callerId: string, id: string): Promise<ConversationRecord> {
  const found = await ConversationModel.findOne({ _id: id, 'participants.id': callerId }).lean();
  if (!found) throw conversationNotFound();
  return found;
}

export const conversationNotFound = () => new NotFound('conversation_not_found', 'Conversation not found.');
