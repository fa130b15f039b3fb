import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { dayOf } from '../days';
import { dayOfRates } from './rate-times';
import { withStoredCoins } from './stored-coins';
import { ExchangeRatesModel } from './stored-rates.model';

/**
 * Stores rates as the last ones of their UTC day; if they have no coins, that day's coins stay. Those of a day that has
 * ended are never replaced, as its snapshots are converted with them.
 */
export async function storeRates(exchangeRates: ExchangeRates, now: Date): Promise<void> {
  const day = dayOfRates(exchangeRates);
  if (day >= dayOf(now)) await replaceRates(day, exchangeRates);
  else await ExchangeRatesModel.updateOne({ _id: day }, { $setOnInsert: exchangeRates }, { upsert: true });
}

async function replaceRates(day: string, exchangeRates: ExchangeRates): Promise<void> {
  const stored = exchangeRates.coins ? null : await ExchangeRatesModel.findById(day).lean();
  const rates = withStoredCoins(exchangeRates, toExchangeRates(stored));
  await ExchangeRatesModel.replaceOne({ _id: day }, rates, { upsert: true });
}

export async function findLatestRates(): Promise<ExchangeRates | undefined> {
  return toExchangeRates(await ExchangeRatesModel.findOne().sort({ _id: -1 }).lean());
}

/** The rates at the end of a UTC day: those of that day, else those of the nearest day before. */
export async function findRatesOfDay(day: string): Promise<ExchangeRates | undefined> {
  return toExchangeRates(
    await ExchangeRatesModel.findOne({ _id: { $lte: day } })
      .sort({ _id: -1 })
      .lean(),
  );
}

function toExchangeRates(stored: (ExchangeRates & { _id: string }) | null): ExchangeRates | undefined {
  if (!stored) return undefined;
  const { _id, ...exchangeRates } = stored;
  return exchangeRates;
}
