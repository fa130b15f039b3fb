import { deletedUserName } from '../users/user-directory';
import { ConversationModel } from './records/conversation.model';
import { MessageModel } from './records/message.model';

/**
 * How many conversations or messages one command handles, because each command is subject to the time limit of queries.
 */
const batchSize = 500;

/**
 * Removes the messages of a user. The other participant keeps their own messages, in a conversation with a deleted
 * account; a conversation without remaining participants is removed. An interrupted run is completed by the next one,
 * because the conversations themselves are removed last.
 */
export async function removeConversationsOf(userId: string, signal?: AbortSignal): Promise<void> {
  await ConversationModel.updateMany(
    { 'participants.id': userId },
    { $set: { 'participants.$[own].name': deletedUserName, 'participants.$[own].gone': true } },
    { arrayFilters: [{ 'own.id': userId }] },
  );
  const all = await ConversationModel.find({ 'participants.id': userId }, { participants: 1 }).lean();
  for (let index = 0; index < all.length; index += batchSize) {
    signal?.throwIfAborted();
    const batch = all.slice(index, index + batchSize);
    const empty = batch.filter(({ participants }) => participants.every(({ gone }) => gone)).map(({ _id }) => _id);
    await deleteMessages({ conversationId: { $in: batch.map(({ _id }) => _id) }, senderId: userId }, signal);
    await deleteMessages({ conversationId: { $in: empty } }, signal);
    await ConversationModel.deleteMany({ _id: { $in: empty } });
  }
}

async function deleteMessages(filter: object, signal?: AbortSignal): Promise<void> {
  const next = async () => (await MessageModel.find(filter, { _id: 1 }).limit(batchSize).lean()).map(({ _id }) => _id);
  for (let ids = await next(); ids.length > 0; ids = await next()) {
    signal?.throwIfAborted();
    await MessageModel.deleteMany({ _id: { $in: ids } });
  }
}
