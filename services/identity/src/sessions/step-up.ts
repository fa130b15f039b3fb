import { SessionModel } from './session.model';

/** How long a checked password or second factor is taken for the person still being there. */
const freshMs = 15 * 60 * 1000;

/** Keeps that somebody has just shown a password or a second factor in this session. */
export async function noteStepUp(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId }, { authenticatedAt: new Date() });
}

/** Whether they did within the last 15 minutes. */
export async function isFresh(sessionId: string): Promise<boolean> {
  const since = new Date(Date.now() - freshMs);
  return (await SessionModel.exists({ _id: sessionId, authenticatedAt: { $gt: since } })) !== null;
}
