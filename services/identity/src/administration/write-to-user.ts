import type { UpdateQuery } from 'mongoose';
import { type Author, auditRecord } from '../audit/audit';
import { type Person, PersonModel } from '../users/user.model';
import { asRead, changedMeanwhile } from './policy/policy';

interface Told {
  readonly action: string;
  readonly after?: unknown;
}

/**
 * Writes to a person, with its audit record, if what decided that it may be done still is so.
 * @throws Conflict `user_changed`
 */
export async function writeToUser(
  person: Person,
  update: UpdateQuery<Person>,
  { action, after = null }: Told,
  author: Author,
): Promise<void> {
  const record = await auditRecord(author, { target: person, action, before: null, after });
  // No field of the form for changing a person is another one now: who has it open may still save it.
  const { matchedCount } = await PersonModel.updateOne(
    asRead(person),
    { ...update, $push: { pendingAudit: record } },
    { timestamps: false },
  );
  if (matchedCount !== 1) throw changedMeanwhile();
}
