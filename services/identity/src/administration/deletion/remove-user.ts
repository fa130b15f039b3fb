import type { Deletion } from '@plaza/contracts/administration';
import { Forbidden } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { QueryFilter } from 'mongoose';
import { type Author, auditRecord, settleAudit } from '../../audit/audit';
import type { IdentityParts } from '../../dependencies';
import { forgetAttempts } from '../../sign-in-attempts/attempts';
import { demandNoEmployees } from '../../users/contractors';
import { type Person, PersonModel } from '../../users/user.model';
import { unlessLastAdmin } from '../policy/last-admin';
import { asRead, changedMeanwhile, findManaged, isSelf, managerOf } from '../policy/policy';
import { toDeletion } from './deletion-progress';
import { endSessionsPromptly } from './remove-user-data';

/** What a deleted person's document keeps: its ids, when it was, and the picture until its file is gone. */
const forgotten = [
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
const unset = Object.fromEntries(forgotten.map((field) => [field, '']));

/**
 * Deletes a person: one write leaves nothing of them but their ids, and tells every service to remove what it owns.
 * @throws NotFound; Forbidden; Conflict `user_changed`, `has_employees`, `last_admin`
 */
export async function removeUser(
  id: string,
  author: Author,
  { relay, background }: Pick<IdentityParts, 'relay' | 'background'>,
): Promise<Deletion> {
  const manager = await managerOf(author.caller);
  const person = await findManaged(manager, id);
  if (isSelf(manager, person)) throw new Forbidden('own_account', 'You cannot delete your own account.');
  await demandNoEmployees(person);
  const left = await unlessLastAdmin(person, (marked) => bury(person, marked, author));
  if (!left) throw changedMeanwhile();
  await endSessionsPromptly(id, relay);
  await forgetAttempts(person.email);
  // Not waited for: it is told within a second in any case, and the person is gone already.
  void background.run('telling of a deletion', async () => {
    await Promise.all([settleAudit(), relay.flush()]);
  });
  return toDeletion(left);
}

/** @returns null when the person is not as they were read any more */
async function bury(person: Person, marked: QueryFilter<Person>, author: Author) {
  const { _id, customId, role } = person;
  const deletedAt = new Date();
  const told = { target: person, action: 'user.delete', before: { customId, role }, after: null };
  const record = await auditRecord(author, told);
  return PersonModel.findOneAndUpdate(
    { ...asRead(person), ...marked },
    {
      $set: {
        // Free for another account; each of these is another one, as addresses are unique.
        email: `${_id}@deleted.invalid`,
        // No hash of any password has this form.
        passwordHash: 'deleted',
        ...{ deletedAt, isActive: false, isAdmin: false, emailVerified: false, twoFactorEnabled: false },
      },
      $unset: unset,
      $push: { outbox: outboxEntry('user.deleted', { userId: _id }), pendingAudit: record },
    },
    { returnDocument: 'after' },
  ).lean();
}
