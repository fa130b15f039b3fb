import type { UserCard } from '@plaza/contracts/internal/identity';
import { ConversationModel } from './records/conversation.model';

/** Applies a user's name and role to their conversations. */
export async function applyUserChangesToConversations({
  id,
  name,
  role,
}: Pick<UserCard, 'id' | 'name' | 'role'>): Promise<void> {
  await ConversationModel.updateMany(
    { 'participants.id': id },
    { $set: { 'participants.$[own].name': name, 'participants.$[own].role': role } },
    { arrayFilters: [{ 'own.id': id, 'own.gone': { $ne: true } }] },
  );
}
