import type { UserCard } from '@plaza/contracts/internal/identity';
import { NotFound } from '@plaza/service-kit/errors';

/**
 * Looks users up in identity; results are a few seconds old at most. Deleted and disabled users are not found. Each
 * method throws Unavailable `people_unavailable` if identity does not respond.
 */
export interface UserDirectory {
  /** @param isFresh whether to ask identity even for users whose cards are cached */
  byIds(ids: readonly string[], options?: { readonly isFresh?: boolean }): Promise<ReadonlyMap<string, UserCard>>;
  /** Sorted by name. */
  employeesOf(contractorId: string): Promise<readonly UserCard[]>;
}

/** Shown in place of a deleted user's name. */
export const deletedUserName = 'Deleted account';

/** @throws NotFound `person_not_found`; Unavailable */
export async function requireUser(users: UserDirectory, id: string): Promise<UserCard> {
  const card = (await users.byIds([id])).get(id);
  if (!card) throw new NotFound('person_not_found', 'There is no such person.');
  return card;
}

/** @throws NotFound `contractor_not_found` for users who are not contractors; Unavailable */
export async function requireContractor(id: string, users: UserDirectory): Promise<UserCard> {
  const card = (await users.byIds([id])).get(id);
  if (card?.role === 'contractor') return card;
  throw new NotFound('contractor_not_found', 'There is no such contractor.');
}
