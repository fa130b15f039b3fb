import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { parseDecimal, readerLocale, timeAgo } from '@plaza/ui';
import type { PaletteEntry } from '@plaza/web-kit';
import { ExactDecimal } from '../money/exact-decimal';
import { formatAmount } from '../money/format-amount';

/** An amount to convert, into the base currency unless `to` is given. */
export interface Conversion {
  readonly amount: `${number}`;
  readonly from: string;
  readonly to: string | undefined;
}

const asked = /^(?:convert\s+)?([\d.,'\s]+?)\s*([a-z][a-z0-9]{1,9})(?:\s+(?:to|in|into)\s+([a-z][a-z0-9]{1,9}))?$/i;

/** Parses "convert 100 EUR", "1,200.50 usd to cad" or "5 btc in eur"; undefined for any other text. */
export function readConversion(typed: string): Conversion | undefined {
  const [, figure = '', from = '', to] = asked.exec(typed.trim()) ?? [];
  const amount = parseDecimal(figure, readerLocale());
  if (amount === undefined) return undefined;
  return { amount: amount as `${number}`, from: from.toUpperCase(), to: to?.toUpperCase() };
}

const codes = { displaySymbols: false };

/** The result at the user's own rates, as an entry to copy; empty if a currency has no rate. */
export function toConversionEntry({ amount, from, to }: Conversion, rates: PersonalRates, now: number): PaletteEntry[] {
  const target = to ?? rates.baseCurrency;
  const rateOf = (currency: string) => rates.rates.find(({ code }) => code === currency);
  const [one, other] = [rateOf(from), rateOf(target)];
  if (!one?.factor || !other?.factor || from === target) return [];
  const result = new ExactDecimal(amount).times(one.factor).dividedBy(other.factor).toDecimalPlaces(8).toFixed();
  const ages = [one, other].flatMap(({ source, asOf }) => (source === 'market' && asOf ? [Date.parse(asOf)] : []));
  const isOwn = [one, other].some(({ source }) => source === 'override' || source === 'locked');
  const rate = ages.length > 0 ? `market rate of ${timeAgo(Math.min(...ages), now)}` : 'your rate';
  return [
    {
      id: 'conversion',
      group: 'Convert',
      icon: 'wallet',
      label: `${formatAmount(amount, from, codes)} = ${formatAmount(result, target, codes)}`,
      detail: isOwn ? 'your rate · copy' : `${rate} · copy`,
    },
  ];
}
