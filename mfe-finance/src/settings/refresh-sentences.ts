import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { timeAgo } from '@plaza/ui';

/** How old rates are, and when newer ones may be asked for, where a refresh brought none: "updated 3 minutes ago". */
export function oldRatesSentence({ lastUpdated, retryAfterSeconds }: RefreshedRates, now: number): string {
  const seconds = `${retryAfterSeconds} second${retryAfterSeconds === 1 ? '' : 's'}`;
  return `The rates were updated ${timeAgo(Date.parse(lastUpdated), now)}. Try again in ${seconds}.`;
}

/** The same where nobody could be asked. */
export function keptRatesSentence(ratesAsOf: string | null, now: number): string {
  const age = ratesAsOf ? `those of ${timeAgo(Date.parse(ratesAsOf), now)} count` : 'there are none of the market';
  return `New rates could not be fetched: ${age}.`;
}
