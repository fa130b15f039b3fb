import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { timeAgo } from '@plaza/ui';

/** The message after a refresh without newer rates: the rates' age, and when the next refresh is possible. */
export function retryLaterMessage({ lastUpdated, retryAfterSeconds }: RefreshedRates, now: number): string {
  const seconds = `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`;
  return `The rates were updated ${timeAgo(Date.parse(lastUpdated), now)}. Try again in ${seconds}.`;
}

/** The message after a failed refresh: the age of the rates that remain in use. */
export function refreshFailedMessage(ratesAsOf: string | null, now: number): string {
  const age = ratesAsOf
    ? `those from ${timeAgo(Date.parse(ratesAsOf), now)} are used`
    : 'there are no market rates yet';
  return `New rates could not be fetched: ${age}.`;
}
