import { ExchangeRates, type RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import type { LoadedRates } from './rates-with-coins';

export interface ExchangeRatesDependencies {
  readonly rates: { load(): Promise<LoadedRates> };
  readonly cache: Cache;
  /** How long rates count as fresh. */
  readonly intervalMs: number;
  /** How often all users together may refresh the rates before they are due. */
  readonly refreshBudget: Limiter;
}

/** Old rates are better than none, as the response says how old they are. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

const key = 'markets/exchange-rates';

/**
 * The response of the exchange-rates call as JSON bytes.
 * @throws Unavailable when the provider fails and nothing is cached
 */
export async function exchangeRatesJson(dependencies: ExchangeRatesDependencies): Promise<Buffer> {
  const { cache, intervalMs } = dependencies;
  try {
    const { body } = await cache.remember(key, { freshMs: intervalMs, staleMs: maxAgeMs }, () => load(dependencies));
    return body;
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to fetch exchange rates', error);
  }
}

/**
 * Loads the rates from the provider now. Beyond the budget, returns the cached ones and the time to wait.
 * @throws Unavailable when the provider fails; the cached rates stay
 */
export async function refreshExchangeRates(dependencies: ExchangeRatesDependencies): Promise<RefreshedRates> {
  const { cache, intervalMs, refreshBudget } = dependencies;
  const { allowed, retryAfterSeconds } = await refreshBudget.tryConsume('all');
  if (!allowed) return { ...parseRates(await exchangeRatesJson(dependencies)), refreshed: false, retryAfterSeconds };
  try {
    const body = await load(dependencies);
    await cache.put(key, { freshMs: intervalMs, staleMs: maxAgeMs }, body);
    return { ...parseRates(body), refreshed: true, retryAfterSeconds: 0 };
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to refresh exchange rates', error);
  }
}

const parseRates = (json: Buffer): ExchangeRates => ExchangeRates.parse(JSON.parse(json.toString()));

async function load({ rates: loader, intervalMs }: ExchangeRatesDependencies): Promise<Buffer> {
  const { rows, at, source, simulated, intervalMs: publishedEveryMs = 0, coins } = await loader.load();
  const answer: ExchangeRates = {
    rates: Object.fromEntries(rows.map(({ code, rate }) => [code, rate])),
    lastUpdated: at.toISOString(),
    source,
    simulated,
    intervalMs: Math.max(intervalMs, publishedEveryMs),
    // The list is refreshed at its own interval, and read at the interval of the rates.
    ...(coins && { coins: { ...coins, intervalMs: coins.intervalMs + intervalMs } }),
  };
  return Buffer.from(JSON.stringify(ExchangeRates.parse(answer)));
}
