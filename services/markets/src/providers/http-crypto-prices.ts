import { z } from 'zod';
import type { Coin, CryptoPricesProvider } from './crypto-prices';

/** A row of `/coins/markets`; coins without a price just now are left out. */
const Row = z.object({
  id: z.string().min(1).max(100).regex(/\D/),
  symbol: z.string().min(1).max(50),
  name: z.string().min(1).max(100),
  current_price: z.number().positive().nullable(),
  price_change_percentage_24h: z.number().nullable(),
});
const Answer = z.array(Row).min(1);

/**
 * A client of CoinGecko's HTTP API, or of one that speaks like it.
 * @param baseUrl up to and including the version, as `https://api.coingecko.com/api/v3`
 */
export function httpCryptoPrices(baseUrl: string, timeoutMs: number): CryptoPricesProvider {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/coins/markets`);
  url.search = new URLSearchParams({ vs_currency: 'usd', order: 'market_cap_desc', per_page: '100' }).toString();
  return {
    source: url.hostname,
    simulated: false,
    async prices() {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`${url.hostname} answered ${response.status}`);
      const coins = Answer.parse(await response.json()).flatMap(toCoin);
      if (coins.length === 0) throw new Error(`${url.hostname} answered no prices`);
      return coins;
    },
  };
}

function toCoin({ id, symbol, name, current_price, price_change_percentage_24h }: z.infer<typeof Row>): Coin[] {
  if (current_price === null) return [];
  const price_change_24h = price_change_percentage_24h ?? 0;
  return [{ id, symbol: symbol.toUpperCase(), name, price_usd: current_price, price_change_24h }];
}
