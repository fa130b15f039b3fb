import { randomUUID } from 'node:crypto';
import { Conflict } from '@plaza/service-kit/errors';
import type { QueryFilter } from 'mongoose';
import { keepTimestamps } from '../../users/form-fields';
import { UserModel, type UserRecord } from '../../users/user.model';
import { changedMeanwhile } from './policy';

/** A mark older than this belongs to a request that has died, as no query takes longer than some seconds. */
const maxMarkAgeMs = 60_000;

/**
 * Performs a write that removes a high-level administrator, unless this is the last active one. The administrator is
 * marked first, and marked ones do not count: if two remove each other at once, the later to mark sees both marks.
 * @param write performs it in one write with this filter, which requires that the mark still exists
 * @throws Conflict `last_admin`; Conflict `user_changed` while another request removes the same administrator
 */
export async function unlessLastAdmin<Result>(
  { _id, role, isActive }: UserRecord,
  write: (marked: QueryFilter<UserRecord>) => Promise<Result>,
): Promise<Result> {
  if (role !== 'admin_high' || !isActive) return write({});
  const by = randomUUID();
  const unmarked = () => ({
    $or: [{ leaving: { $exists: false } }, { 'leaving.at': { $lt: new Date(Date.now() - maxMarkAgeMs) } }],
  });
  const mark = { $set: { leaving: { by, at: new Date() } } };
  const { modifiedCount } = await UserModel.updateOne({ _id, ...unmarked() }, mark, keepTimestamps);
  if (modifiedCount !== 1) throw changedMeanwhile();
  try {
    const stays = await UserModel.exists({ role: 'admin_high', isActive: true, ...unmarked() });
    if (!stays) throw new Conflict('last_admin', 'This is the last active high-level administrator, and has to stay.');
    return await write({ 'leaving.by': by });
  } finally {
    await UserModel.updateOne({ _id, 'leaving.by': by }, { $unset: { leaving: '' } }, keepTimestamps);
  }
}
