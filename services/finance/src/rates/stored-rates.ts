import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { ExchangeRatesModel } from './stored-rates.model';

/** Keeps a rates as the last one of its UTC day. */
export async function storeRates(exchangeRates: ExchangeRates): Promise<void> {
  await ExchangeRatesModel.replaceOne({ _id: exchangeRates.lastUpdated.slice(0, 10) }, exchangeRates, { upsert: true });
}

/** The newest rates that was ever kept. */
export async function findLatestRates(): Promise<ExchangeRates | undefined> {
  return toExchangeRates(await ExchangeRatesModel.findOne().sort({ _id: -1 }).lean());
}

/** The rates that held at the end of a UTC day: of that day, else of the nearest before it. */
export async function findRatesOfDay(day: string): Promise<ExchangeRates | undefined> {
  return toExchangeRates(
    await ExchangeRatesModel.findOne({ _id: { $lte: day } })
      .sort({ _id: -1 })
      .lean(),
  );
}

function toExchangeRates(kept: (ExchangeRates & { _id: string }) | null): ExchangeRates | undefined {
  if (!kept) return undefined;
  const { _id, ...exchangeRates } = kept;
  return exchangeRates;
}
