import { randomUUID } from 'node:crypto';
import { Conflict } from '@plaza/service-kit/errors';
import type { QueryFilter } from 'mongoose';
import { type Person, PersonModel } from '../../users/user.model';
import { changedMeanwhile } from './policy';

/** Nobody is behind an older mark: no query takes longer than some seconds. */
const markMs = 60_000;

/**
 * Does what takes a high-level administrator away, unless it takes the last active one. The person is marked first, and
 * whoever is marked does not count as staying: of two who take each other away at once, the later to mark sees both.
 * @param take does it in one write, if this filter holds; the mark must be there until then
 * @throws Conflict `last_admin`; Conflict `user_changed` while another one takes the same person away
 */
export async function unlessLastAdmin<Taken>(
  { _id, role, isActive }: Person,
  take: (marked: QueryFilter<Person>) => Promise<Taken>,
): Promise<Taken> {
  if (role !== 'admin_high' || !isActive) return take({});
  const by = randomUUID();
  const unmarked = () => ({
    $or: [{ leaving: { $exists: false } }, { 'leaving.at': { $lt: new Date(Date.now() - markMs) } }],
  });
  const mark = { $set: { leaving: { by, at: new Date() } } };
  const { modifiedCount } = await PersonModel.updateOne({ _id, ...unmarked() }, mark, { timestamps: false });
  if (modifiedCount !== 1) throw changedMeanwhile();
  try {
    const stays = await PersonModel.exists({ role: 'admin_high', isActive: true, ...unmarked() });
    if (!stays) throw new Conflict('last_admin', 'This is the last active high-level administrator, and has to stay.');
    return await take({ 'leaving.by': by });
  } finally {
    await PersonModel.updateOne({ _id, 'leaving.by': by }, { $unset: { leaving: '' } }, { timestamps: false });
  }
}
