import { Conversations } from './conversation.model';
import { Messages } from './message.model';
import { deletedName } from './participants';

/** How many conversations one command takes. */
const atOnce = 500;

/**
 * Removes what somebody said. Who talked with them keeps their own words, beside a deleted account; where nobody is left
 * the conversation goes. It may run again after it was cut short: the conversations themselves go last.
 */
export async function removeConversationsOf(userId: string): Promise<void> {
  await Conversations.updateMany(
    { 'participants.id': userId },
    { $set: { 'participants.$[own].name': deletedName, 'participants.$[own].gone': true } },
    { arrayFilters: [{ 'own.id': userId }] },
  );
  const all = await Conversations.find({ 'participants.id': userId }, { participants: 1 }).lean();
  for (let at = 0; at < all.length; at += atOnce) {
    const some = all.slice(at, at + atOnce);
    const empty = some.filter(({ participants }) => participants.every(({ gone }) => gone)).map(({ _id }) => _id);
    await Messages.deleteMany({ conversationId: { $in: some.map(({ _id }) => _id) }, senderId: userId });
    await Messages.deleteMany({ conversationId: { $in: empty } });
    await Conversations.deleteMany({ _id: { $in: empty } });
  }
}
