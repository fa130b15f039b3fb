import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { dayOf } from '../days';

/** The time of the factor between two currencies: that of the older one of their rates. */
export function factorTime(exchangeRates: ExchangeRates, from: string, to: string): Date {
  const times = [from, to].filter((code) => code !== 'USD').map((code) => Date.parse(timeOf(exchangeRates, code)));
  return new Date(Math.min(...times)); // the rate of the dollar is always 1, so it has no age
}

const timeOf = ({ lastUpdated, coins }: ExchangeRates, code: string): string =>
  coins?.codes.includes(code) ? coins.lastUpdated : lastUpdated;

/** The UTC day that rates belong to: that of the newest of them. */
export function dayOfRates({ lastUpdated, coins }: ExchangeRates): string {
  const times = [lastUpdated, ...(coins ? [coins.lastUpdated] : [])].map((time) => Date.parse(time));
  return dayOf(new Date(Math.max(...times)));
}

/** Whether two responses have rates of the same times. */
export const areOfSameTime = (one: ExchangeRates, other: ExchangeRates | undefined): boolean =>
  one.lastUpdated === other?.lastUpdated && one.coins?.lastUpdated === other.coins?.lastUpdated;

const dayMs = 24 * 3_600_000;

/**
 * Whether rates are missing, or for some of them the next ones are late: by another interval, but by no more than a
 * day, as the interval of a bank contains the days on which it does not publish.
 */
export const isStale = (exchangeRates: ExchangeRates | undefined, now: Date): boolean =>
  !exchangeRates || now > freshUntil(exchangeRates);

/** The last instant at which none of the rates is stale. */
export function freshUntil({ coins, ...others }: ExchangeRates): Date {
  const times = [others, ...(coins ? [coins] : [])].map(
    ({ lastUpdated, intervalMs }) => Date.parse(lastUpdated) + intervalMs + Math.min(intervalMs, dayMs),
  );
  return new Date(Math.min(...times));
}
