import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { ExchangeRatesModel } from './stored-rates.model';

/** Stores rates as the last ones of their UTC day. */
export async function storeRates(exchangeRates: ExchangeRates): Promise<void> {
  await ExchangeRatesModel.replaceOne({ _id: exchangeRates.lastUpdated.slice(0, 10) }, exchangeRates, { upsert: true });
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
