import { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import type { ExchangeRatesProvider } from '../providers/exchange-rates';

export interface ExchangeRatesMarket {
  readonly provider: ExchangeRatesProvider;
  readonly cache: Cache;
  /** How long rates count as new. */
  readonly intervalMs: number;
  /** How often all people together may have the provider asked out of turn. */
  readonly refreshBudget: Limiter;
}

/** Old rates are better than none, as their age is always said. */
const keptMs = 7 * 24 * 3600 * 1000;

const keyOf = ({ source }: ExchangeRatesProvider) => `markets/exchange-rates/${source}`;

/**
 * The answer of the exchange-rates call as JSON bytes.
 * @throws Unavailable when the provider fails and nothing is kept
 */
export async function exchangeRatesJson(market: ExchangeRatesMarket): Promise<Buffer> {
  const { provider, cache, intervalMs } = market;
  try {
    const { body } = await cache.remember(keyOf(provider), { freshMs: intervalMs, keptMs }, () => load(market));
    return body;
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to fetch exchange rates', error);
  }
}

/**
 * Asks the provider now. Beyond the budget, what is there is as new as it can be, and is answered.
 * @throws Unavailable when the provider fails; what was kept stays
 */
export async function refreshExchangeRates(market: ExchangeRatesMarket): Promise<Buffer> {
  const { provider, cache, intervalMs, refreshBudget } = market;
  const { allowed } = await refreshBudget.take('all');
  if (!allowed) return exchangeRatesJson(market);
  try {
    const body = await load(market);
    await cache.drop(keyOf(provider));
    await cache.remember(keyOf(provider), { freshMs: intervalMs, keptMs }, async () => body);
    return body;
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to refresh exchange rates', error);
  }
}

async function load({ provider, intervalMs }: ExchangeRatesMarket): Promise<Buffer> {
  const { rates, at } = await provider.rates();
  const { source, simulated } = provider;
  const answer: ExchangeRates = { rates: { ...rates }, lastUpdated: at.toISOString(), source, simulated, intervalMs };
  return Buffer.from(JSON.stringify(ExchangeRates.parse(answer)));
}
