import type { PersonCard } from '@plaza/contracts/identity';
import { Conversations } from './conversation.model';

/** Shows a person in their conversations as they are now. */
export async function followPersonInConversations({
  id,
  name,
  role,
}: Pick<PersonCard, 'id' | 'name' | 'role'>): Promise<void> {
  await Conversations.updateMany(
    { 'participants.id': id },
    { $set: { 'participants.$[own].name': name, 'participants.$[own].role': role } },
    { arrayFilters: [{ 'own.id': id, 'own.gone': { $ne: true } }] },
  );
}
