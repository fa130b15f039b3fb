import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { revokeSession } from './end-sessions';
import { SessionModel } from './session.model';

/**
 * Invalidates a user's access tokens everywhere within a second, because their claims, such as the role, are outdated.
 * The sessions stay: each receives a token with the new claims at its next refresh. Call it after the user was changed:
 * the token of a refresh that read the user before then has the earlier epoch, and is invalidated, too.
 */
export async function invalidateTokens(userId: string, relay: OutboxRelay): Promise<void> {
  const live = { revokedAt: null, expiresAt: { $gt: new Date() } };
  const sessions = await SessionModel.find({ userId, ...live }, { epoch: 1 }).lean();
  await Promise.all(
    sessions.map(({ _id, epoch }) => {
      const event = outboxEntry('session.revoked', { sessionIds: [_id], epoch }, { users: [userId] });
      // If the epoch differs by now, a concurrent request has already invalidated them.
      return SessionModel.updateOne(
        { _id, epoch, ...live },
        { $set: { epoch: epoch + 1, outdatedAt: new Date() }, $push: { outbox: event } },
      );
    }),
  );
  // The user may no longer be allowed to impersonate others.
  await SessionModel.find({ impersonatorId: userId, ...live }, { userId: 1 })
    .lean()
    .then((impersonated) =>
      Promise.all(impersonated.map(({ _id, userId: whom }) => revokeSession({ _id, userId: whom }, relay))),
    );
  if (sessions.length > 0) await relay.flush();
}
