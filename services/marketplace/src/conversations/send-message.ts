import { randomUUID } from 'node:crypto';
import type { Message, NewMessage } from '@plaza/contracts/marketplace/conversations';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { MarketplaceDependencies } from '../dependencies';
import { ConversationModel, type ConversationRecord } from './conversation.model';
import { MessageModel, type MessageRecord } from './message.model';
import { toMessage } from './messages';
import { otherParticipant, requireConversation } from './participants';

interface Sent {
  readonly message: Message;
  readonly isNew: boolean;
}

/**
 * Sends a message: its place in the conversation is taken first, then it is written together with the news of it. A
 * crash in between leaves a gap, and whoever sends again fills no second one in.
 * @throws TooMany; NotFound `conversation_not_found`; Conflict `participant_gone`
 */
export async function sendMessage(
  callerId: string,
  conversationId: string,
  given: NewMessage,
  { messageLimiter, relay }: Pick<MarketplaceDependencies, 'messageLimiter' | 'relay'>,
): Promise<Sent> {
  await messageLimiter.demand(callerId);
  const sentBefore = await findSent(callerId, conversationId, given.clientId);
  if (sentBefore) return again(callerId, sentBefore);
  const conversation = await takePlace(callerId, conversationId);
  const record = newRecord(callerId, conversation, given);
  const message = toMessage(record, conversation);
  const to = { users: conversation.participants.map(({ id }) => id) };
  try {
    await MessageModel.create({ ...record, outbox: [outboxEntry('message.sent', { message }, to)] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const same = await findSent(callerId, conversationId, given.clientId);
    if (!same) throw error;
    return again(callerId, same);
  }
  void relay.flush();
  return { message, isNew: true };
}

/** Where nobody is left to read it, no place is taken. */
async function takePlace(callerId: string, conversationId: string): Promise<ConversationRecord> {
  const taken = await ConversationModel.findOneAndUpdate(
    { _id: conversationId, 'participants.id': callerId, 'participants.gone': { $ne: true } },
    // The database's clock, and never backwards: places and times are in one order.
    [{ $set: { lastSeq: { $add: ['$lastSeq', 1] }, latestAt: { $max: ['$latestAt', '$$NOW'] } } }],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
  if (taken) return taken;
  await requireConversation(callerId, conversationId);
  throw new Conflict('participant_gone', 'This account was deleted. Nobody would read it.');
}

function newRecord(senderId: string, { _id, participants, lastSeq, latestAt }: ConversationRecord, given: NewMessage) {
  const record: MessageRecord = {
    _id: randomUUID(),
    conversationId: _id,
    seq: lastSeq,
    senderId,
    content: given.content,
    at: latestAt,
    unreadBy: otherParticipant(participants, senderId).id,
    ...(given.clientId ? { clientId: given.clientId } : {}),
  };
  return record;
}

async function findSent(senderId: string, conversationId: string, clientId: string | undefined) {
  return clientId ? MessageModel.findOne({ conversationId, senderId, clientId }).lean() : null;
}

async function again(callerId: string, sent: MessageRecord): Promise<Sent> {
  return { message: toMessage(sent, await requireConversation(callerId, sent.conversationId)), isNew: false };
}
