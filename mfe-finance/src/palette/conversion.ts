import { decimalsOf } from '@plaza/contracts/currencies';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { numberFormatter, parseDecimal, readerLocale, timeAgo } from '@plaza/ui';
import type { PaletteEntry } from '@plaza/web-kit';
import { ExactDecimal } from '../money/exact-decimal';

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

/** The result at the user's own rates, as an entry to copy; empty if a currency has no rate. */
export function toConversionEntry({ amount, from, to }: Conversion, rates: PersonalRates, now: number): PaletteEntry[] {
  const target = to ?? rates.baseCurrency;
  const rateOf = (currency: string) => rates.rates.find(({ code }) => code === currency);
  const [one, other] = [rateOf(from), rateOf(target)];
  if (!one?.factor || !other?.factor || from === target) return [];
  const asked = new ExactDecimal(amount);
  const result = asked.times(one.factor).dividedBy(other.factor);
  const ages = [one, other].flatMap(({ source, asOf }) => (source === 'market' && asOf ? [Date.parse(asOf)] : []));
  const isOwn = [one, other].some(({ source }) => source === 'override' || source === 'locked');
  const rate = ages.length > 0 ? `market rate of ${timeAgo(Math.min(...ages), now)}` : 'your rate';
  return [
    {
      id: 'conversion',
      group: 'Convert',
      icon: 'wallet',
      label: `${withDecimals(asked, from, asked.decimalPlaces())} = ${withDecimals(result, target, decimalsOfSmall(result))}`,
      detail: isOwn ? 'your rate · copy' : `${rate} · copy`,
    },
  ];
}

/** With the decimals of the currency, or with more if they are needed. */
function withDecimals(amount: Exact, currency: string, needed: number): string {
  const maximumFractionDigits = Math.min(mostDecimals, Math.max(decimalsOf(currency), needed));
  const figure = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits });
  return `${figure.format(amount.toFixed() as `${number}`)} ${currency}`;
}

/** The most decimals that a browser can format. */
const mostDecimals = 20;

/** As many as four significant digits need, so that a small result is not shown as zero: 1 VND is 0.00003817 USD. */
const decimalsOfSmall = (amount: Exact): number => (amount.lessThan('0.1') ? 3 - amount.exponent() : 0);

type Exact = InstanceType<typeof ExactDecimal>;
