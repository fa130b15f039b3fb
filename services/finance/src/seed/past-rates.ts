import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { walkOf } from '@plaza/service-kit/random-walk';
import { ExchangeRatesModel } from '../rates/stored-rates.model';

/** Units for one US dollar, within half a percent of those that the simulated feed of markets has at any time. */
const usual: Readonly<Record<string, number>> = {
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

/** The price of a coin in US dollars, as usual. */
const coins: Readonly<Record<string, number>> = {
  BTC: 97_250,
  ETH: 3380,
  ADA: 0.94,
  DOT: 7.12,
  SOL: 203,
  XRP: 2.31,
  BNB: 684,
  DOGE: 0.336,
  LTC: 103.5,
  LINK: 21.8,
};

const dayMs = 86_400_000;

/** How far rates get in a day, as a share; a swing is never larger than a few of these. */
const reach = { currency: 0.0008, coin: 0.02 } as const;

const walks = [
  ...Object.entries(usual).map(([code, units]) => ({
    code,
    units,
    moved: walkOf(`past ${code}`, reach.currency, dayMs),
  })),
  ...Object.entries(coins).map(([code, price]) => ({
    code,
    units: 1 / price,
    moved: walkOf(`past ${code}`, reach.coin, dayMs),
  })),
];

/** The simulated rates at the end of a day (YYYY-MM-DD): always the same for the same day. */
export function pastRates(day: string): ExchangeRates {
  const lastUpdated = `${day}T23:59:00.000Z`;
  const at = Date.parse(lastUpdated);
  const moved = walks.map(({ code, units, moved }) => [code, Number((units * Math.exp(moved(at))).toPrecision(10))]);
  return {
    rates: { USD: 1, ...Object.fromEntries(moved) },
    lastUpdated,
    source: 'Plaza simulated feed',
    simulated: true,
    intervalMs: 300_000,
  };
}

/** Stores rates of days that have none yet. @returns the rates of each day, as they are stored */
export async function seedRates(days: readonly string[]): Promise<ReadonlyMap<string, ExchangeRates>> {
  const writes = days.map((day) => ({
    updateOne: { filter: { _id: day }, update: { $setOnInsert: pastRates(day) }, upsert: true },
  }));
  await ExchangeRatesModel.bulkWrite(writes, { ordered: false });
  const stored = await ExchangeRatesModel.find({ _id: { $in: [...days] } }).lean();
  return new Map(stored.map(({ _id, ...rates }) => [_id, rates]));
}
