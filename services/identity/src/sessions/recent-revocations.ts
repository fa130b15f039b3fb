import type { Revocation } from '@plaza/contracts/identity';
import { limits } from '@plaza/contracts/limits';
import { SessionModel } from './session.model';

/** A minute more than an access token lives, as clocks differ. */
const windowMs = (limits.accessTokenSeconds + 60) * 1000;

/** The sessions that ended so lately that an access token of theirs may still be about. */
export async function recentRevocations(): Promise<Revocation[]> {
  const since = new Date(Date.now() - windowMs);
  const sessions = await SessionModel.find({ revokedAt: { $gte: since } }, { revokedAt: 1 })
    .sort({ revokedAt: 1 })
    .lean();
  return sessions.flatMap(({ _id, revokedAt }) => (revokedAt ? [{ sessionId: _id, at: revokedAt.toISOString() }] : []));
}
