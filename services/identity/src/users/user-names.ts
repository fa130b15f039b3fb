import { fieldName } from '@plaza/contracts/sentences';
import { InvalidInput } from '@plaza/service-kit/errors';
import { toSingleLine } from '../text/plain-text';
import { UserModel } from './user.model';

export interface UserName {
  readonly name: string;
  readonly email: string;
}

/** The current names and e-mail addresses of users by their ids, without deleted users. */
export async function findUserNames(ids: readonly string[]): Promise<ReadonlyMap<string, UserName>> {
  const users = await UserModel.find(
    { _id: { $in: [...new Set(ids)] }, deletedAt: { $exists: false } },
    { firstName: 1, lastName: 1, email: 1 },
  ).lean();
  return new Map(
    users.map(({ _id, firstName, lastName, email }) => [_id, { name: `${firstName} ${lastName}`, email }]),
  );
}

/**
 * A first or last name as it is stored.
 * @throws InvalidInput with `message` for a name of only hidden characters
 */
export function requireName(
  field: 'firstName' | 'lastName',
  input: string,
  message = `${fieldName([field])} must have a character that can be seen`,
): string {
  const name = toSingleLine(input);
  if (name) return name;
  throw new InvalidInput(message, [{ path: field, message }]);
}
