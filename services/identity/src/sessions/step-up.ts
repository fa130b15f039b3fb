import { SessionModel } from './session.model';

/** How long a checked password or second factor counts as proof that the user is still present. */
const stepUpMs = 15 * 60 * 1000;

/**
 * Records that the user has just entered a password or a second factor in this session.
 * @returns the epoch of its access tokens; undefined when it has ended
 */
export async function recordStepUp(sessionId: string): Promise<{ epoch: number; authenticatedAt: Date } | undefined> {
  const authenticatedAt = new Date(Date.now());
  const session = await SessionModel.findOneAndUpdate(
    { _id: sessionId, revokedAt: null },
    { authenticatedAt },
    { projection: { epoch: 1 } },
  ).lean();
  return session ? { epoch: session.epoch, authenticatedAt } : undefined;
}

/** Whether they did so within the last 15 minutes. */
export async function isSteppedUp(sessionId: string): Promise<boolean> {
  const since = new Date(Date.now() - stepUpMs);
  return (await SessionModel.exists({ _id: sessionId, authenticatedAt: { $gt: since } })) !== null;
}
