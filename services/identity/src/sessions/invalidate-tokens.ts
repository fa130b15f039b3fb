import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { SessionModel } from './session.model';
import { revoke } from './sessions';

/**
 * Makes a person's access tokens stop within a second, everywhere, as they tell what is no longer so: a role, for one.
 * The sessions go on; each gets a token that tells the truth at its next refresh. Call it after the person was changed:
 * a refresh that read them before has the epoch from before, too.
 */
export async function outdateTokensOf(userId: string, relay: OutboxRelay): Promise<void> {
  const alive = { revokedAt: null, expiresAt: { $gt: new Date() } };
  const sessions = await SessionModel.find({ userId, ...alive }, { epoch: 1 }).lean();
  await Promise.all(
    sessions.map(({ _id, epoch }) => {
      const event = outboxEntry('session.revoked', { sessionIds: [_id], epoch }, { users: [userId] });
      // Another epoch by now means that somebody else outdates them just now, which does as well.
      return SessionModel.updateOne(
        { _id, epoch, ...alive },
        { $set: { epoch: epoch + 1, outdatedAt: new Date() }, $push: { outbox: event } },
      );
    }),
  );
  // Whom they act as, they do by a power that they may no longer have.
  await SessionModel.find({ impersonatorId: userId, ...alive }, { userId: 1 })
    .lean()
    .then((acting) => Promise.all(acting.map(({ _id, userId: whom }) => revoke({ _id, userId: whom }, relay))));
  if (sessions.length > 0) await relay.flush();
}
