import { useNow } from '@plaza/ui';

/**
 * The time by the clock of the service, as the reader's may be wrong: that of an answer, and what has passed since. The
 * reader's time if the service's is unknown.
 * @param sentAt when the answer was sent, by the service's clock
 * @param answeredAt when it arrived, by the reader's clock
 */
export function useServiceTime(sentAt: string | undefined, answeredAt: number | undefined, everyMs?: number): number {
  const now = useNow(everyMs);
  if (sentAt === undefined || answeredAt === undefined) return now;
  return Date.parse(sentAt) + Math.max(0, now - answeredAt); // `now` is from before an answer that has just arrived
}
