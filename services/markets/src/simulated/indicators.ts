import type { EconomicIndicator } from '@plaza/contracts/markets/quotes';
import { walkOf } from '@plaza/service-kit/simulation/random-walk';
import { type Frequency, periodLabel } from '../providers/period';
import { etfs } from './quotes';
import { rounded } from './rounding';
import { tradedMs } from './trading-time';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Name, description, unit, start of its walk, how far it moves in a month, decimals, frequency, days until publication.
 */
type Row = readonly [
  name: string,
  description: string,
  unit: string,
  value: number,
  monthly: number,
  decimals: number,
  frequency: Frequency,
  lagDays: number,
];

const rows: readonly Row[] = [
  ['CPI', 'Consumer prices, year over year', '%', 2.6, 0.12, 1, 'month', 12],
  ['Core CPI', 'Consumer prices without food and energy, year over year', '%', 3.2, 0.1, 1, 'month', 12],
  ['PPI', 'Producer prices, year over year', '%', 2.3, 0.2, 1, 'month', 13],
  ['Unemployment Rate', 'Share of the labor force looking for work', '%', 4.1, 0.08, 1, 'month', 5],
  ['Nonfarm Payrolls', 'Jobs added outside farming', 'thousand', 165, 45, 0, 'month', 5],
  ['Retail Sales', 'Retail sales, month over month', '%', 0.4, 0.3, 1, 'month', 15],
  ['Industrial Production', 'Output of factories, mines and utilities, year over year', '%', 0.3, 0.3, 1, 'month', 16],
  ['Consumer Confidence', 'Household confidence; 1985 is 100', 'points', 104.5, 3, 1, 'month', 1],
  ['Manufacturing PMI', 'Survey of purchasing managers; above 50 means growth', 'points', 48.5, 0.7, 1, 'month', 2],
  ['Services PMI', 'Survey of purchasing managers; above 50 means growth', 'points', 54.2, 0.8, 1, 'month', 4],
  ['Housing Starts', 'New homes begun, at a yearly rate', 'thousand', 1340, 45, 0, 'month', 18],
  ['Federal Funds Rate', 'Upper end of the target range', '%', 4.75, 0.06, 2, 'month', 1],
  ['GDP Growth', 'Gross domestic product, quarter over quarter, at a yearly rate', '%', 2.6, 0.35, 1, 'quarter', 28],
  ['Current Account', 'Balance with other countries in a quarter', 'USD bn', -266, 9, 0, 'quarter', 80],
];

const reports = rows.map(([name, description, unit, begin, monthly, decimals, frequency, lagDays]) => {
  const walk = walkOf(`indicator ${name}`, monthly / Math.sqrt(30));
  const reportedOf = (first: number) => rounded(begin + walk(first), decimals);
  return (at: number): EconomicIndicator => {
    const period = lastPeriod(frequency, at - lagDays * dayMs);
    const [value, before] = [reportedOf(period.from), reportedOf(period.before)];
    return { name, description, unit, value, ...changeSince(before, value, decimals), period: period.name };
  };
});

const fund = etfs.find(({ id }) => id === 'SPY');

/** The index moves with the fund that follows it. */
function index(at: number): EconomicIndicator {
  const { price = 0, changePercent = 0 } = fund?.quoteAt(at) ?? {};
  const value = rounded(price * 10.02, 2);
  const change = rounded(value - value / (1 + changePercent / 100), 2);
  const period = dayInNewYork(lastTraded(at));
  const description = 'Five hundred large American companies';
  return { name: 'S&P 500', description, unit: 'points', value, change, changePercent, period };
}

/** An instant of the last trading day: the given one, or one within an hour after the last close. */
function lastTraded(at: number): number {
  let instant = at;
  while (tradedMs('exchange', instant) === tradedMs('exchange', instant - hourMs)) instant -= hourMs;
  return instant;
}

let newYork: Intl.DateTimeFormat | undefined;

/** "Nov 27, 2026". The first formatter of a process takes 10 ms, so it is created when it is first needed. */
function dayInNewYork(at: number): string {
  newYork ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });
  return newYork.format(at);
}

/** Each indicator as last published at a given time. */
export const indicators: readonly ((at: number) => EconomicIndicator)[] = [index, ...reports];

function changeSince(before: number, value: number, decimals: number) {
  const change = rounded(value - before, decimals);
  return { change, changePercent: before === 0 ? 0 : rounded((change / Math.abs(before)) * 100, 2) };
}

/** The last whole month or quarter before a given time. */
function lastPeriod(frequency: Frequency, at: number): { from: number; before: number; name: string } {
  const now = new Date(at);
  const length = frequency === 'month' ? 1 : 3;
  const month = Math.floor(now.getUTCMonth() / length) * length - length;
  const first = new Date(Date.UTC(now.getUTCFullYear(), month, 1));
  const before = Date.UTC(now.getUTCFullYear(), month - length, 1);
  return { from: first.getTime(), before, name: periodLabel(frequency, first) };
}
