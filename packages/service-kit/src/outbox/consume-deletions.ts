import type { EventPayload } from '@plaza/contracts/events';
import type { Connection } from 'mongoose';
import type { ServiceContext } from '../start-service';
import { consume, type ReportRemaining } from './consume';

/**
 * Removes a user's data when `user.deleted` arrives and identity confirms that the user no longer exists. While
 * identity does not answer, nothing is removed: its outbox resends the event every few seconds until it is confirmed.
 */
export function consumeDeletions(
  { bus, trust, log, rejections }: Pick<ServiceContext, 'bus' | 'trust' | 'log' | 'rejections'>,
  database: Connection,
  consumer: string,
  remove: (userId: string, reportRemaining: ReportRemaining) => Promise<void>,
): () => void {
  async function isGenuine({ userId }: EventPayload<'user.deleted'>): Promise<boolean> {
    try {
      if (await trust.isDeleted(userId)) return true;
      rejections.report('deletion', 'user_exists', { userId });
    } catch (error) {
      log.warn({ err: error, userId }, 'a deletion waits until identity confirms it');
    }
    return false;
  }
  const handle = ({ userId }: EventPayload<'user.deleted'>, _at: string, report: ReportRemaining) =>
    remove(userId, report);
  return consume(bus, database, consumer, 'user.deleted', handle, isGenuine);
}
