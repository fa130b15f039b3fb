import type { UserChanges } from '@plaza/contracts/identity/user-administration';
import { ServiceError } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { type Author, createAuditRecord, flushPendingAudit } from '../audit/audit';
import type { IdentityDependencies } from '../dependencies';
import { endUserSessions } from '../sessions/end-sessions';
import { invalidateTokens } from '../sessions/invalidate-tokens';
import {
  contractorUnknown,
  copyCompanyToEmployees,
  isStillContractor,
  releaseEmployees,
  requireNoEmployees,
} from '../users/contractors';
import { UserModel, type UserRecord } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { userSearchTerms } from '../users/user-search';
import { type ResultingChange, requireAllowedChanges, toResultingChange } from './policy/allowed-changes';
import { requestedChanges, toFieldSentence, type UserFields } from './policy/editable-fields';
import { unlessLastAdmin } from './policy/last-admin';
import { changedMeanwhile, findManagedUser, requireManagingCaller, unchangedFilter } from './policy/policy';

type Dependencies = Pick<IdentityDependencies, 'relay' | 'background'>;

/**
 * Changes a user in one write, on condition that they are as read, and makes the change take effect everywhere.
 * @throws NotFound; InvalidInput; Forbidden for changes that the caller may not make; Conflict `user_changed` when the
 * user has changed since the caller saw them, `has_employees`, `last_admin`
 */
export async function changeUser(
  id: string,
  input: UserChanges,
  author: Author,
  dependencies: Dependencies,
): Promise<UserRecord> {
  return retryOnConflict(() => attemptChange(id, input, author, dependencies), { exhausted: changedMeanwhile });
}

/** @returns null when the user was changed between reading and writing */
async function attemptChange(id: string, input: UserChanges, author: Author, dependencies: Dependencies) {
  const managingCaller = await requireManagingCaller(author.caller);
  const user = await findManagedUser(managingCaller, id);
  const requested = requestedChanges(user, input);
  if (Object.keys(requested).length === 0) return user;
  requireUnchanged(user, requested, input.updatedAt);
  requireAllowedChanges(managingCaller, user, requested);
  const result = await toResultingChange(user, requested);
  const changed = await write(user, result, input.updatedAt, author);
  if (changed) await applyChange(user, changed, dependencies);
  return changed;
}

/** The details state the current value of each field that the request would change. */
function requireUnchanged(user: UserRecord, requested: Partial<UserFields>, seen: string | undefined): void {
  if (seen === undefined || new Date(seen).getTime() === user.updatedAt.getTime()) return;
  const fields = Object.keys(requested) as (keyof UserFields)[];
  const details = fields.map((path) => ({ path, message: toFieldSentence(path, user) }));
  const message = 'Somebody else has changed this person meanwhile. Look at what changed, then save again.';
  throw new ServiceError('conflict', 'user_changed', message, details);
}

/** @returns null when the user has changed since they were read */
async function write(
  user: UserRecord,
  { set, before, after }: ResultingChange,
  seen: string | undefined,
  author: Author,
): Promise<UserRecord | null> {
  const record = await createAuditRecord(author, { target: user, action: 'user.change', before, after });
  const isRenamed = set.firstName !== undefined || set.lastName !== undefined;
  const update = {
    $set: { ...set, ...(isRenamed ? { searchTerms: userSearchTerms({ ...user, ...set }) } : {}) },
    ...(set.emailVerified ? { $unset: { emailVerificationToken: '', emailVerificationExpires: '' } } : {}),
    $push: { pendingAudit: record, ...userChangedEvent(user._id, set) },
  };
  // The search terms are derived from all three fields, so none of them may have changed.
  const named = isRenamed ? { firstName: user.firstName, lastName: user.lastName, email: user.email } : {};
  const unchanged = { ...unchangedFilter(user), ...before, ...named, ...(seen ? { updatedAt: user.updatedAt } : {}) };
  const writeIf = (condition: object) =>
    UserModel.findOneAndUpdate({ ...unchanged, ...condition }, update, { returnDocument: 'after' }).lean();
  const removesAdmin = (set.role ?? user.role) !== 'admin_high' || set.isActive === false;
  if (set.role !== undefined) await requireNoEmployees(user);
  return removesAdmin ? unlessLastAdmin(user, writeIf) : writeIf({});
}

const tokenFields = ['role', 'isAdmin', 'contractorId'] as const;

async function applyChange(before: UserRecord, after: UserRecord, { relay, background }: Dependencies): Promise<void> {
  const { _id } = after;
  if (!after.isActive) await endUserSessions(_id, relay);
  else if (tokenFields.some((field) => before[field] !== after[field])) await invalidateTokens(_id, relay);
  if (before.role === 'contractor' && after.role !== 'contractor') await releaseEmployees(_id);
  if (after.contractorId && !(await isStillContractor(after.contractorId))) {
    await releaseEmployees(after.contractorId);
    throw contractorUnknown();
  }
  if (after.role === 'contractor' && before.companyName !== after.companyName) await copyCompanyToEmployees(after);
  void background.run('moving an audit record', flushPendingAudit);
}
