import type { SignUp } from '@plaza/contracts/identity/authentication';
import { isDuplicateKey } from '@plaza/service-kit/database';
import type { IdentityDependencies } from '../dependencies';
import { rejectWeakPassword } from '../passwords/reject-weak-password';
import { nextCustomId } from '../users/custom-id';
import { emailTaken } from '../users/email-taken';
import { UserModel, type UserRecord } from '../users/user.model';
import { requireName } from '../users/user-names';
import { userSearchTerms } from '../users/user-search';
import { claimAddress } from './claim-address';

/**
 * Creates an unverified customer account.
 * @throws Conflict `email_taken`; InvalidInput `password_too_common`, `password_personal`, or for a name of only hidden
 * characters
 */
export async function signUp(
  { email, password, ...input }: SignUp,
  { passwords, config }: Pick<IdentityDependencies, 'passwords' | 'config'>,
): Promise<UserRecord> {
  const names = {
    firstName: requireName('firstName', input.firstName),
    lastName: requireName('lastName', input.lastName),
  };
  rejectWeakPassword(password, 'password', { ...names, email });
  // Where addresses are not verified, nobody can prove that one is theirs.
  if (config.REQUIRE_EMAIL_VERIFICATION) await claimAddress(email);
  if (await UserModel.exists({ email })) throw emailTaken();
  const passwordHash = await passwords.hash(password);
  const customId = await nextCustomId('user');
  try {
    const searchTerms = userSearchTerms({ ...names, email });
    const user = await UserModel.create({ ...names, email, passwordHash, customId, searchTerms, role: 'user' });
    return user.toObject();
  } catch (error) {
    if (isDuplicateKey(error) && (await UserModel.exists({ email }))) throw emailTaken(); // a concurrent request took it
    throw error;
  }
}
