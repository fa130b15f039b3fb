import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { parseDecimal, readerLocale, timeAgo } from '@plaza/ui';
import type { PaletteEntry } from '@plaza/web-kit';
import { Exact } from '../money/exact';
import { formatAmount } from '../money/format-amount';

/** An amount to convert; without `to` into the base currency. */
export interface Conversion {
  readonly amount: `${number}`;
  readonly from: string;
  readonly to: string | undefined;
}

const asked = /^(?:convert\s+)?([\d.,'\s]+?)\s*([a-z][a-z0-9]{1,9})(?:\s+(?:to|in|into)\s+([a-z][a-z0-9]{1,9}))?$/i;

/** What "convert 100 EUR", "1,200.50 usd to cad" or "5 btc in eur" ask for; undefined where a text asks for nothing. */
export function readConversion(typed: string): Conversion | undefined {
  const [, figure = '', from = '', to] = asked.exec(typed.trim()) ?? [];
  const amount = parseDecimal(figure, readerLocale());
  if (amount === undefined) return undefined;
  return { amount: amount as `${number}`, from: from.toUpperCase(), to: to?.toUpperCase() };
}

const codes = { displaySymbols: false };

/** The result by the person's own rates, as a line to copy; nothing where there is no rate for a currency. */
export function toConversionEntry({ amount, from, to }: Conversion, rates: PersonalRates, now: number): PaletteEntry[] {
  const target = to ?? rates.baseCurrency;
  const rateOf = (currency: string) => rates.rates.find(({ code }) => code === currency);
  const [one, other] = [rateOf(from), rateOf(target)];
  if (!one?.factor || !other?.factor || from === target) return [];
  const result = new Exact(amount).times(one.factor).dividedBy(other.factor).toDecimalPlaces(8).toFixed();
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
