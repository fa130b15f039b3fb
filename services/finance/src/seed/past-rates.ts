import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { walkOf } from '@plaza/service-kit/simulation/random-walk';
import { referenceRates } from '@plaza/service-kit/simulation/reference-rates';
import { ExchangeRatesModel } from '../rates/stored-rates.model';

/** The usual price of a coin in US dollars. */
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

/** How far rates move in a day, as a share; a swing is never larger than a few of these. */
const reach = { currency: 0.0008, coin: 0.02 } as const;

const { USD: _, ...currencies } = referenceRates;

const walks = [
  ...Object.entries(currencies).map(([code, units]) => ({
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
