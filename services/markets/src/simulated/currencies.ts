import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { Rate } from '../providers/provider';
import { coins } from './crypto';
import { instrument, type Middle, priceWalk } from './instrument';
import { precise } from './rounding';
import { tradedMs } from './trading-time';

const dayMs = 24 * 3_600_000;

/** Units for one US dollar where each walk began. */
const usual: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.78,
  CAD: 1.4,
  JPY: 150,
  AUD: 1.53,
  CHF: 0.88,
  CNY: 7.2,
  INR: 84.3,
  KRW: 1390,
  SGD: 1.34,
  HKD: 7.78,
  SEK: 10.6,
  NOK: 11,
  DKK: 6.87,
  NZD: 1.68,
  MXN: 20.2,
  BRL: 5.75,
  ZAR: 18,
  TRY: 34.4,
  PLN: 3.98,
  CZK: 23.3,
  HUF: 377,
  RON: 4.58,
  BGN: 1.8,
  ISK: 138,
  ILS: 3.72,
  AED: 3.6725,
  SAR: 3.75,
  QAR: 3.64,
  KWD: 0.307,
  BHD: 0.376,
  EGP: 49.3,
  NGN: 1680,
  KES: 129,
  GHS: 16,
  MAD: 9.95,
  THB: 34.6,
  IDR: 15_850,
  MYR: 4.46,
  PHP: 58.9,
  VND: 25_400,
  TWD: 32.4,
  PKR: 278,
  ARS: 1000,
  CLP: 970,
  COP: 4400,
  UAH: 41.3,
};
const pegged: ReadonlySet<string> = new Set(['HKD', 'AED', 'SAR', 'QAR', 'BHD']);

/** Currencies move far less than coins: at any time they are within half a percent of the usual rate. */
const dailyVolatility = 0.0008;
const peggedVolatility = 0.00002;

function walkOfCurrency(code: string): Middle {
  const price = usual[code];
  if (price === undefined) throw new Error(`there is no usual rate of ${code}`);
  if (code === 'USD') return () => 1;
  return priceWalk({
    walk: `currency ${code}`,
    price,
    hours: 'forex',
    maxReachMs: dayMs,
    dailyVolatility: pegged.has(code) ? peggedVolatility : dailyVolatility,
  });
}

const currencies = new Map(fiatCurrencies.map((code) => [code, walkOfCurrency(code)]));

/** The rate of a pair follows from the dollar rates of its currencies, as the exchange rates do. */
export function pairInstrument(pair: string) {
  const [base, quote] = pair.split('/').map((code) => currencies.get(code));
  if (!base || !quote) throw new Error(`there is no rate of ${pair}`);
  const middle: Middle = (traded) => quote(traded) / base(traded);
  return instrument({ id: pair, hours: 'forex', middle, spread: 0.00008, print: (rate) => precise(rate, 6) });
}

/** Units of each currency per US dollar; those of coins follow from their prices, so that both agree. */
export function ratesAt(at: number): Rate[] {
  const traded = tradedMs('forex', at);
  const fiat = [...currencies].map(([code, middle]) => ({ code, rate: precise(middle(traded), 10) }));
  return [...fiat, ...cryptoCurrencies.flatMap((code) => coinRate(code, at))];
}

function coinRate(code: string, at: number): Rate[] {
  const coin = coins.find(({ symbol }) => symbol === code);
  return coin ? [{ code, rate: precise(1 / coin.quoteAt(at).price, 10) }] : [];
}
