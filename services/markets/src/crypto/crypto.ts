import { CryptoPrices } from '@plaza/contracts/markets/quotes';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import type { Coin, CryptoPricesProvider } from '../providers/crypto-prices';

export interface CryptoMarket {
  readonly provider: CryptoPricesProvider;
  readonly cache: Cache;
  /** How long prices count as new. */
  readonly intervalMs: number;
}

/** Prices older than this are worse than none. */
const keptMs = 600_000;
const listLength = 100;

/**
 * The answer of the crypto call as JSON bytes: rendered once per renewal, handed out as they are after that.
 * @throws Unavailable when the provider fails and nothing is kept
 */
export async function cryptoPricesJson({ provider, cache, intervalMs }: CryptoMarket): Promise<Buffer> {
  const times = { freshMs: intervalMs, keptMs };
  try {
    const { body } = await cache.remember(`markets/crypto/${provider.source}`, times, async () => {
      const coins = await provider.prices();
      return render(coins, provider, intervalMs);
    });
    return body;
  } catch (error) {
    throw new Unavailable('market_data_unavailable', 'Failed to fetch crypto prices', error);
  }
}

function render(coins: readonly Coin[], { source, simulated }: CryptoPricesProvider, intervalMs: number): Buffer {
  const dearestFirst = [...coins].sort((a, b) => b.price_usd - a.price_usd).slice(0, listLength);
  const answer: CryptoPrices = {
    prices: Object.fromEntries(dearestFirst.map(({ id, ...price }) => [id, price])),
    source,
    simulated,
    asOf: new Date().toISOString(),
    intervalMs,
  };
  return Buffer.from(JSON.stringify(CryptoPrices.parse(answer)));
}
