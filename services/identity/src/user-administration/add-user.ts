import { randomUUID } from 'node:crypto';
import type { NewUser } from '@plaza/contracts/identity/user-administration';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Forbidden } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { type Author, createAuditRecord, flushPendingAudit } from '../audit/audit';
import type { IdentityDependencies } from '../dependencies';
import { rejectWeakPassword } from '../passwords/reject-weak-password';
import { toSingleLine } from '../text/plain-text';
import { contractorUnknown, isStillContractor, requireContractor } from '../users/contractors';
import { nextCustomId } from '../users/custom-id';
import { emailTaken } from '../users/email-taken';
import { UserModel, type UserRecord } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { userSearchTerms } from '../users/user-search';
import { sendVerification } from '../verification/verification';
import { requireFormName } from './policy/editable-fields';
import {
  companyLocked,
  contractorLocked,
  type ManagingCaller,
  requireAssignableRole,
  requireManagingCaller,
} from './policy/policy';

type NewUserInput = z.output<typeof NewUser>;
type Membership = Pick<UserRecord, 'role' | 'contractorId' | 'companyName'>;

/**
 * Adds a user. The address counts as verified, unless a contractor adds an employee, who verifies it by mail like
 * anybody.
 * @throws InvalidInput; Conflict `email_taken`; Forbidden for a role, company or contractor that the caller may not
 * assign
 */
export async function addUser(
  input: NewUserInput,
  author: Author,
  dependencies: Pick<IdentityDependencies, 'config' | 'passwords' | 'background' | 'mailer' | 'mailLimiter'>,
): Promise<UserRecord> {
  const { passwords, background } = dependencies;
  const { email, password, mustChangePassword } = input;
  const firstName = requireFormName('firstName', input.firstName);
  const lastName = requireFormName('lastName', input.lastName);
  const managingCaller = await requireManagingCaller(author.caller);
  const membership = await toMembership(managingCaller, input);
  rejectWeakPassword(password, 'password', { email, firstName, lastName });
  if (await UserModel.exists({ email })) throw emailTaken();
  const passwordHash = await passwords.hash(password);
  const customId = await nextCustomId(membership.role);
  // Otherwise a contractor could claim anybody's address.
  const emailVerified = managingCaller.reach !== 'own_employees';
  const fields = { customId, email, passwordHash, firstName, lastName, ...membership };
  const user = await create(
    { ...fields, ...(mustChangePassword ? { mustChangePassword } : {}) },
    emailVerified,
    author,
  );
  if (membership.contractorId && !(await isStillContractor(membership.contractorId))) {
    await UserModel.deleteOne({ _id: user._id }); // no event has been published yet
    throw contractorUnknown();
  }
  void background.run('moving an audit record', flushPendingAudit);
  if (!emailVerified)
    void background.run('sending a verification mail', async () => void (await sendVerification(user, dependencies)));
  return user;
}

type NewUserFields = Membership & Pick<UserRecord, 'customId' | 'email' | 'passwordHash' | 'firstName' | 'lastName'>;

async function create(input: NewUserFields, emailVerified: boolean, author: Author): Promise<UserRecord> {
  const _id = randomUUID();
  const { passwordHash: _secret, ...after } = input;
  const target = { _id, ...input };
  const record = await createAuditRecord(author, { target, action: 'user.add', before: null, after });
  const { outbox } = userChangedEvent(_id, input);
  try {
    const user = await UserModel.create({
      ...input,
      _id,
      emailVerified,
      searchTerms: userSearchTerms(input),
      pendingAudit: [record],
      ...(outbox ? { outbox: [outbox] } : {}),
    });
    return user.toObject();
  } catch (error) {
    if (isDuplicateKey(error) && (await UserModel.exists({ email: input.email }))) throw emailTaken();
    throw error;
  }
}

/** Role, contractor and company of a new user. Employees have the company of their contractor. */
async function toMembership(managingCaller: ManagingCaller, input: NewUserInput): Promise<Membership> {
  const { self, reach } = managingCaller;
  const company = toSingleLine(input.companyName ?? input.company_name ?? '') || null;
  if (reach === 'own_employees') {
    requireOwnEmployee(self, input, company);
    return { role: 'contractor_employee', contractorId: self._id, companyName: self.companyName };
  }
  const role = input.role ?? 'user';
  requireAssignableRole(managingCaller, role);
  if (role !== 'contractor_employee') return { role, contractorId: null, companyName: company };
  const contractor = await requireContractor(input.contractorId);
  if (reach !== 'everybody' && company !== null && company !== contractor.companyName) throw companyLocked();
  return { role, contractorId: contractor._id, companyName: company ?? contractor.companyName };
}

/** A contractor's form may send only the values that apply anyway. */
function requireOwnEmployee(
  self: UserRecord,
  { role = 'contractor_employee', contractorId }: NewUserInput,
  company: string | null,
) {
  if (role !== 'contractor_employee') throw new Forbidden('role_locked', 'Contractors add contractor employees alone.');
  if (contractorId && contractorId !== self._id) throw contractorLocked();
  if (company !== null && company !== self.companyName) throw companyLocked();
}
