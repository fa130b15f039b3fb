import { deletedUserName } from '../users/user-directory';
import { ConversationModel } from './conversation.model';
import { MessageModel } from './message.model';

/** How many conversations, or messages, one command takes: none may take longer than a query may. */
const atOnce = 500;

/**
 * Removes what somebody said. Who talked with them keeps their own words, beside a deleted account; where nobody is left
 * the conversation goes. It may run again after it was cut short: the conversations themselves go last.
 */
export async function removeConversationsOf(userId: string, signal?: AbortSignal): Promise<void> {
  await ConversationModel.updateMany(
    { 'participants.id': userId },
    { $set: { 'participants.$[own].name': deletedUserName, 'participants.$[own].gone': true } },
    { arrayFilters: [{ 'own.id': userId }] },
  );
  const all = await ConversationModel.find({ 'participants.id': userId }, { participants: 1 }).lean();
  for (let at = 0; at < all.length; at += atOnce) {
    signal?.throwIfAborted();
    const some = all.slice(at, at + atOnce);
    const empty = some.filter(({ participants }) => participants.every(({ gone }) => gone)).map(({ _id }) => _id);
    await deleteMessages({ conversationId: { $in: some.map(({ _id }) => _id) }, senderId: userId }, signal);
    await deleteMessages({ conversationId: { $in: empty } }, signal);
    await ConversationModel.deleteMany({ _id: { $in: empty } });
  }
}

async function deleteMessages(which: object, signal?: AbortSignal): Promise<void> {
  const next = async () => (await MessageModel.find(which, { _id: 1 }).limit(atOnce).lean()).map(({ _id }) => _id);
  for (let some = await next(); some.length > 0; some = await next()) {
    signal?.throwIfAborted();
    await MessageModel.deleteMany({ _id: { $in: some } });
  }
}
