import { randomUUID } from 'node:crypto';
import type { NewUser } from '@plaza/contracts/administration';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { type Author, auditRecord, settleAudit } from '../audit/audit';
import type { IdentityParts } from '../dependencies';
import { refuseCommonPassword } from '../passwords/reject-common-password';
import { onOneLine } from '../text/plain-text';
import { contractorUnknown, demandContractor, isStillContractor } from '../users/contractors';
import { nextCustomId } from '../users/custom-id';
import { type Person, PersonModel } from '../users/user.model';
import { toldElsewhere } from '../users/user-changed-event';
import { searchTermsOf } from '../users/user-search';
import { demandName } from './policy/editable-fields';
import { companyLocked, contractorLocked, demandGivable, type Manager, managerOf } from './policy/policy';

type Given = z.output<typeof NewUser>;
type Place = Pick<Person, 'role' | 'contractorId' | 'companyName'>;

/**
 * Adds a verified person.
 * @throws BadInput; Conflict `email_taken`; Forbidden for what is not the caller's to give
 */
export async function addUser(
  given: Given,
  author: Author,
  { passwords, background }: Pick<IdentityParts, 'passwords' | 'background'>,
): Promise<Person> {
  const { email, password, mustChangePassword } = given;
  const firstName = demandName('firstName', given.firstName);
  const lastName = demandName('lastName', given.lastName);
  const place = await placeOf(await managerOf(author.caller), given);
  refuseCommonPassword(password, 'password');
  if (await PersonModel.exists({ email })) throw emailTaken();
  const passwordHash = await passwords.hash(password);
  const shown = { customId: await nextCustomId(place.role), email, firstName, lastName, ...place };
  const person = await create(
    { ...shown, passwordHash, ...(mustChangePassword ? { mustChangePassword } : {}) },
    author,
  );
  if (place.contractorId && !(await isStillContractor(place.contractorId))) {
    await PersonModel.deleteOne({ _id: person._id }); // nobody has heard of them yet
    throw contractorUnknown();
  }
  void background.run('moving an audit record', settleAudit);
  return person;
}

type NewPerson = Place & Pick<Person, 'customId' | 'email' | 'passwordHash' | 'firstName' | 'lastName'>;

async function create(given: NewPerson, author: Author): Promise<Person> {
  const _id = randomUUID();
  const { passwordHash: _secret, ...after } = given;
  const target = { _id, ...given };
  const record = await auditRecord(author, { target, action: 'user.add', before: null, after });
  const told = toldElsewhere(_id, given);
  try {
    const person = await PersonModel.create({
      ...{ ...given, _id, emailVerified: true, searchTerms: searchTermsOf(given) },
      pendingAudit: [record],
      ...(told.outbox ? { outbox: [told.outbox] } : {}),
    });
    return person.toObject();
  } catch (error) {
    if (isDuplicateKey(error) && (await PersonModel.exists({ email: given.email }))) throw emailTaken(); // was quicker
    throw error;
  }
}

/** Where somebody new belongs: employees to their contractor, whose company they have. */
async function placeOf(manager: Manager, given: Given): Promise<Place> {
  const { self, reach } = manager;
  const company = onOneLine(given.companyName ?? given.company_name ?? '') || null;
  if (reach === 'own_employees') {
    demandOwnEmployee(self, given, company);
    return { role: 'contractor_employee', contractorId: self._id, companyName: self.companyName };
  }
  const role = given.role ?? 'user';
  demandGivable(manager, role);
  if (role !== 'contractor_employee') return { role, contractorId: null, companyName: company };
  const contractor = await demandContractor(given.contractorId);
  if (reach !== 'everybody' && company !== null && company !== contractor.companyName) throw companyLocked();
  return { role, contractorId: contractor._id, companyName: company ?? contractor.companyName };
}

/** A contractor's form may send what is set anyway, and nothing else. */
function demandOwnEmployee(
  self: Person,
  { role = 'contractor_employee', contractorId }: Given,
  company: string | null,
) {
  if (role !== 'contractor_employee') throw new Forbidden('role_locked', 'Contractors add contractor employees alone.');
  if (contractorId && contractorId !== self._id) throw contractorLocked();
  if (company !== null && company !== self.companyName) throw companyLocked();
}

const emailTaken = () => new Conflict('email_taken', 'An account with this email already exists.');
