import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { timeAgo } from '@plaza/ui';

/** For a refresh that brought no newer rates: their age, and when newer ones can be requested. */
export function retryLaterMessage({ lastUpdated, retryAfterSeconds }: RefreshedRates, now: number): string {
  const seconds = `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`;
  return `The rates were updated ${timeAgo(Date.parse(lastUpdated), now)}. Try again in ${seconds}.`;
}

/** For a refresh that failed: the age of the rates that still count. */
export function refreshFailedMessage(ratesAsOf: string | null, now: number): string {
  const age = ratesAsOf
    ? `those from ${timeAgo(Date.parse(ratesAsOf), now)} are used`
    : 'there are no market rates yet';
  return `New rates could not be fetched: ${age}.`;
}
