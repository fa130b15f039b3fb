import type { Deletion } from '@plaza/contracts/identity/user-administration';
import { Forbidden } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { QueryFilter } from 'mongoose';
import { type Author, createAuditRecord, flushPendingAudit } from '../../audit/audit';
import type { IdentityDependencies } from '../../dependencies';
import { clearAttempts } from '../../sign-in-attempts/attempts';
import { requireNoEmployees } from '../../users/contractors';
import { UserModel, type UserRecord } from '../../users/user.model';
import { unlessLastAdmin } from '../policy/last-admin';
import { changedMeanwhile, findManagedUser, isSelf, requireManagingCaller, unchangedFilter } from '../policy/policy';
import { toDeletion } from './deletion-progress';
import { endSessionsPromptly } from './remove-user-data';

/** The document of a deleted user keeps the ids, the times, and the picture's address until its file is removed. */
const erasedFields = [
  'firstName',
  'lastName',
  'role',
  'companyName',
  'contractorId',
  'searchTerms',
  'profile',
  'standing',
  'emailVerificationToken',
  'emailVerificationExpires',
  'leaving',
  'mustChangePassword',
  'twoFactorSecret',
  'twoFactorBackupCodes',
  'twoFactorLastStep',
  'twoFactorSetup',
];
const unset = Object.fromEntries(erasedFields.map((field) => [field, '']));

/**
 * Deletes a user: one write erases all but the ids, and queues the event on which every service removes its own data.
 * @throws NotFound; Forbidden; Conflict `user_changed`, `has_employees`, `last_admin`
 */
export async function removeUser(
  id: string,
  author: Author,
  { relay, background }: Pick<IdentityDependencies, 'relay' | 'background'>,
): Promise<Deletion> {
  const managingCaller = await requireManagingCaller(author.caller);
  const user = await findManagedUser(managingCaller, id);
  if (isSelf(managingCaller, user)) throw new Forbidden('own_account', 'You cannot delete your own account.');
  await requireNoEmployees(user);
  const tombstone = await unlessLastAdmin(user, (marked) => writeTombstone(user, marked, author));
  if (!tombstone) throw changedMeanwhile();
  await endSessionsPromptly(id, relay);
  await clearAttempts(user.email);
  // The answer does not wait for this: the user is deleted, and the relay sends the event within a second anyway.
  void background.run('publishing a deletion', async () => {
    await Promise.all([flushPendingAudit(), relay.flush()]);
  });
  return toDeletion(tombstone);
}

/** @returns null when the user has changed since they were read */
async function writeTombstone(user: UserRecord, marked: QueryFilter<UserRecord>, author: Author) {
  const { _id, customId, role } = user;
  const deletedAt = new Date();
  const change = { target: user, action: 'user.delete', before: { customId, role }, after: null };
  const record = await createAuditRecord(author, change);
  return UserModel.findOneAndUpdate(
    { ...unchangedFilter(user), ...marked },
    {
      $set: {
        // Frees the address for another account; addresses are unique, so each tombstone has its own.
        email: `${_id}@deleted.invalid`,
        // No password hash has this form.
        passwordHash: 'deleted',
        deletedAt,
        isActive: false,
        isAdmin: false,
        emailVerified: false,
        twoFactorEnabled: false,
      },
      $unset: unset,
      $push: { outbox: outboxEntry('user.deleted', { userId: _id }), pendingAudit: record },
    },
    { returnDocument: 'after' },
  ).lean();
}
