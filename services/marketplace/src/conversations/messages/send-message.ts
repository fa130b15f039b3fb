import { randomUUID } from 'node:crypto';
import type { Message, NewMessage } from '@plaza/contracts/marketplace/conversations';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { database } from '../../database';
import type { MarketplaceDependencies } from '../../dependencies';
import { ConversationModel, type ConversationRecord } from '../records/conversation.model';
import { MessageModel, type MessageRecord, messagesCollection } from '../records/message.model';
import { otherParticipant, requireConversation } from '../records/participants';
import { toMessage } from './list-messages';

interface Sent {
  readonly message: Message;
  readonly isNew: boolean;
}

/**
 * Assigns the next sequence number of the conversation, then writes the message together with its event. A crash in
 * between leaves a gap in the numbers; a repeated request with the same `clientId` sends no second message.
 * @throws TooManyRequests; NotFound `conversation_not_found`; Conflict `participant_gone`
 */
export async function sendMessage(
  callerId: string,
  conversationId: string,
  input: NewMessage,
  { messageLimiter, relay }: Pick<MarketplaceDependencies, 'messageLimiter' | 'relay'>,
): Promise<Sent> {
  await messageLimiter.consume(callerId);
  const sentBefore = await findSent(callerId, conversationId, input.clientId);
  if (sentBefore) return toRepeated(callerId, sentBefore);
  const conversation = await reserveSequence(callerId, conversationId);
  const record = newRecord(callerId, conversation, input);
  const message = toMessage(record, conversation);
  const to = { users: conversation.participants.map(({ id }) => id) };
  try {
    // Written without the model: the values are validated already, and mongoose would cast and validate them again.
    await database
      .collection<MessageRecord>(messagesCollection)
      .insertOne({ ...record, outbox: [outboxEntry('message.sent', { message }, to)] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const earlier = await findSent(callerId, conversationId, input.clientId);
    if (!earlier) throw error;
    return toRepeated(callerId, earlier);
  }
  void relay.flush(messagesCollection);
  return { message, isNew: true };
}

/** Assigns no number if the other participant has been deleted. */
async function reserveSequence(callerId: string, conversationId: string): Promise<ConversationRecord> {
  const updated = await ConversationModel.findOneAndUpdate(
    { _id: conversationId, 'participants.id': callerId, 'participants.gone': { $ne: true } },
    // The database's clock, which never runs backwards here, so that numbers and times have the same order.
    [{ $set: { lastSeq: { $add: ['$lastSeq', 1] }, latestAt: { $max: ['$latestAt', '$$NOW'] } } }],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
  if (updated) return updated;
  await requireConversation(callerId, conversationId);
  throw new Conflict('participant_gone', 'This account was deleted. Nobody would read it.');
}

function newRecord(senderId: string, { _id, participants, lastSeq, latestAt }: ConversationRecord, input: NewMessage) {
  const record: MessageRecord = {
    _id: randomUUID(),
    conversationId: _id,
    seq: lastSeq,
    senderId,
    content: input.content,
    at: latestAt,
    unreadBy: otherParticipant(participants, senderId).id,
    ...(input.clientId ? { clientId: input.clientId } : {}),
  };
  return record;
}

async function findSent(senderId: string, conversationId: string, clientId: string | undefined) {
  return clientId ? MessageModel.findOne({ conversationId, senderId, clientId }).lean() : null;
}

async function toRepeated(callerId: string, sent: MessageRecord): Promise<Sent> {
  return { message: toMessage(sent, await requireConversation(callerId, sent.conversationId)), isNew: false };
}
