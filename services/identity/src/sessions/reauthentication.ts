import { SessionModel } from './session.model';

/**
 * How long a checked password or second factor proves that the user is still present, for changes to their own second
 * factor. Administrators have to prove it again after `limits.reauthenticationSeconds`.
 */
const reauthenticationMs = 15 * 60 * 1000;

/** Records that the user has just entered a password or a second factor in this session. */
export async function recordReauthentication(sessionId: string): Promise<void> {
  await SessionModel.updateOne({ _id: sessionId }, { authenticatedAt: new Date() });
}

/** Whether the user did so within the last 15 minutes. */
export async function isReauthenticated(sessionId: string): Promise<boolean> {
  const since = new Date(Date.now() - reauthenticationMs);
  return (await SessionModel.exists({ _id: sessionId, authenticatedAt: { $gt: since } })) !== null;
}
