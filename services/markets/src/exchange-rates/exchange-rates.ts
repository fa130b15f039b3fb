import { ExchangeRates, type RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import type { RowSource } from '../lists/market-list';
import type { Rate } from '../providers/provider';

export interface ExchangeRatesMarket {
  readonly rates: RowSource<Rate>;
  readonly cache: Cache;
  /** How long rates count as new. */
  readonly intervalMs: number;
  /** How often all people together may have the provider asked out of turn. */
  readonly refreshBudget: Limiter;
}

/** Old rates are better than none, as their age is always said. */
const keptMs = 7 * 24 * 3600 * 1000;

const key = 'markets/exchange-rates';

/**
 * The answer of the exchange-rates call as JSON bytes.
 * @throws Unavailable when the provider fails and nothing is kept
 */
export async function exchangeRatesJson(market: ExchangeRatesMarket): Promise<Buffer> {
  const { cache, intervalMs } = market;
  try {
    const { body } = await cache.remember(key, { freshMs: intervalMs, keptMs }, () => load(market));
    return body;
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to fetch exchange rates', error);
  }
}

/**
 * Asks the provider now. Beyond the budget, answers what is there, which says how old it is, and when to ask again.
 * @throws Unavailable when the provider fails; what was kept stays
 */
export async function refreshExchangeRates(market: ExchangeRatesMarket): Promise<RefreshedRates> {
  const { cache, intervalMs, refreshBudget } = market;
  const { allowed, retryAfterSeconds } = await refreshBudget.take('all');
  if (!allowed) return { ...ratesIn(await exchangeRatesJson(market)), refreshed: false, retryAfterSeconds };
  try {
    const body = await load(market);
    await cache.drop(key);
    await cache.remember(key, { freshMs: intervalMs, keptMs }, async () => body);
    return { ...ratesIn(body), refreshed: true, retryAfterSeconds: 0 };
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to refresh exchange rates', error);
  }
}

const ratesIn = (json: Buffer): ExchangeRates => ExchangeRates.parse(JSON.parse(json.toString()));

async function load({ rates: source, intervalMs }: ExchangeRatesMarket): Promise<Buffer> {
  const { rows, at, source: name, simulated } = await source.load();
  const rates = Object.fromEntries(rows.map(({ code, rate }) => [code, rate]));
  const answer: ExchangeRates = { rates, lastUpdated: at.toISOString(), source: name, simulated, intervalMs };
  return Buffer.from(JSON.stringify(ExchangeRates.parse(answer)));
}
