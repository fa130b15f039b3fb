import type { Revocation } from '@plaza/contracts/internal/identity';
import { limits } from '@plaza/contracts/limits';
import { SessionModel } from './session.model';

/** One minute longer than the longest lifetime of an access token, as clocks differ. */
const windowMs = (Math.max(limits.accessTokenSeconds, limits.impersonationSeconds) + 60) * 1000;

/** The sessions that ended, or whose tokens were invalidated, so recently that an unexpired token may still exist. */
export async function recentRevocations(): Promise<Revocation[]> {
  const since = { $gte: new Date(Date.now() - windowMs) };
  const sessions = await SessionModel.find(
    { $or: [{ revokedAt: since }, { outdatedAt: since }] },
    { revokedAt: 1, outdatedAt: 1, epoch: 1 },
  ).lean();
  return sessions.flatMap(({ _id: sessionId, revokedAt, outdatedAt, epoch }) => {
    if (revokedAt) return [{ sessionId, at: revokedAt.toISOString() }];
    return outdatedAt ? [{ sessionId, at: outdatedAt.toISOString(), epoch: epoch - 1 }] : [];
  });
}
