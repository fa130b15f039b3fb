import { SessionModel } from './session.model';

/** How long a checked password or second factor counts as proof that the user is still present. */
const stepUpMs = 15 * 60 * 1000;

/** Records that the user has just entered a password or a second factor in this session. */
export async function recordStepUp(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId }, { authenticatedAt: new Date() });
}

/** Whether they did so within the last 15 minutes. */
export async function isSteppedUp(sessionId: string): Promise<boolean> {
  const since = new Date(Date.now() - stepUpMs);
  return (await SessionModel.exists({ _id: sessionId, authenticatedAt: { $gt: since } })) !== null;
}
