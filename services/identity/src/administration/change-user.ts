import type { UserChanges } from '@plaza/contracts/administration';
import { Failure } from '@plaza/service-kit/errors';
import { type Author, auditRecord, settleAudit } from '../audit/audit';
import type { IdentityParts } from '../dependencies';
import { outdateTokensOf } from '../sessions/invalidate-tokens';
import { endSessionsOf } from '../sessions/sessions';
import {
  carryCompanyOver,
  contractorUnknown,
  demandNoEmployees,
  isStillContractor,
  releaseEmployees,
} from '../users/contractors';
import { type Person, PersonModel } from '../users/user.model';
import { toldElsewhere } from '../users/user-changed-event';
import { searchTermsOf } from '../users/user-search';
import { demandAdmitted, type Resulting, resultOf } from './policy/allowed-changes';
import { fieldsAsked, inWords, type UserFields } from './policy/editable-fields';
import { unlessLastAdmin } from './policy/last-admin';
import { asRead, changedMeanwhile, findManaged, managerOf } from './policy/policy';

type Parts = Pick<IdentityParts, 'relay' | 'background'>;

/** How often a change is tried again when the person was changed between reading and writing. */
const maxAttempts = 20;

/**
 * Changes a person, in one write over what was read; takes effect everywhere.
 * @throws NotFound; BadInput; Forbidden for what is not the caller's to change; Conflict `user_changed` when the person
 * is not as the caller saw them, `has_employees`, `last_admin`
 */
export async function changeUser(id: string, given: UserChanges, author: Author, parts: Parts): Promise<Person> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const manager = await managerOf(author.caller);
    const person = await findManaged(manager, id);
    const asked = fieldsAsked(person, given);
    if (Object.keys(asked).length === 0) return person;
    demandAsSeen(person, asked, given.updatedAt);
    demandAdmitted(manager, person, asked);
    const result = await resultOf(person, asked);
    const changed = await write(person, result, given.updatedAt, author);
    if (!changed) continue;
    await takeEffect(person, changed, parts);
    return changed;
  }
  throw changedMeanwhile();
}

/** The details say how each field is now that would become another. */
function demandAsSeen(person: Person, asked: Partial<UserFields>, seen: string | undefined): void {
  if (seen === undefined || new Date(seen).getTime() === person.updatedAt.getTime()) return;
  const fields = Object.keys(asked) as (keyof UserFields)[];
  const details = fields.map((path) => ({ path, message: inWords(path, person) }));
  const message = 'Somebody else has changed this person meanwhile. Look at what changed, then save again.';
  throw new Failure('conflict', 'user_changed', message, details);
}

/** @returns null when the person is not as they were read any more */
async function write(
  person: Person,
  { set, before, after }: Resulting,
  seen: string | undefined,
  author: Author,
): Promise<Person | null> {
  const record = await auditRecord(author, { target: person, action: 'user.change', before, after });
  const names = { ...person, ...set };
  const isRenamed = set.firstName !== undefined || set.lastName !== undefined;
  const update = {
    $set: { ...set, ...(isRenamed ? { searchTerms: searchTermsOf(names) } : {}) },
    ...(set.emailVerified ? { $unset: { emailVerificationToken: '', emailVerificationExpires: '' } } : {}),
    $push: { pendingAudit: record, ...toldElsewhere(person._id, set) },
  };
  // The words that they are found by are made of all of these.
  const named = isRenamed ? { firstName: person.firstName, lastName: person.lastName, email: person.email } : {};
  const unchanged = { ...asRead(person), ...before, ...named, ...(seen ? { updatedAt: person.updatedAt } : {}) };
  const make = (marked: object) =>
    PersonModel.findOneAndUpdate({ ...unchanged, ...marked }, update, { returnDocument: 'after' }).lean();
  const leaves = (set.role ?? person.role) !== 'admin_high' || set.isActive === false;
  if (set.role !== undefined) await demandNoEmployees(person);
  return leaves ? unlessLastAdmin(person, make) : make({});
}

async function takeEffect(before: Person, after: Person, { relay, background }: Parts): Promise<void> {
  const { _id } = after;
  const tells = ['role', 'isAdmin', 'contractorId'] as const;
  if (!after.isActive) await endSessionsOf(_id, relay);
  else if (tells.some((field) => before[field] !== after[field])) await outdateTokensOf(_id, relay);
  if (before.role === 'contractor' && after.role !== 'contractor') await releaseEmployees(_id);
  if (after.contractorId && !(await isStillContractor(after.contractorId))) {
    await releaseEmployees(after.contractorId);
    throw contractorUnknown();
  }
  void background.run('carrying a change on', async () => {
    await settleAudit();
    if (after.role === 'contractor' && before.companyName !== after.companyName) await carryCompanyOver(after);
  });
}
