import type { Coin, CryptoPricesProvider } from './crypto-prices';
import { type SimulatedCoin, simulatedCoins } from './simulated-coins';
import { curveOf, peggedShare } from './simulated-curve';

const dayMs = 24 * 3600 * 1000;

/** Prices that are a smooth function of time alone: the same on every instance, different at every moment. */
export function simulatedCryptoPrices(now: () => number = Date.now): CryptoPricesProvider {
  const curves = simulatedCoins.map((coin) => ({ coin, shareAt: curveOf(coin.id, coin.pegged ? peggedShare : 1) }));
  return {
    source: 'Plaza simulated feed',
    simulated: true,
    async prices() {
      const at = now();
      return curves.map(({ coin, shareAt }) => quote(coin, shareAt(at), shareAt(at - dayMs)));
    },
  };
}

function quote({ id, symbol, name, price }: SimulatedCoin, share: number, shareYesterday: number): Coin {
  return {
    id,
    symbol,
    name,
    price_usd: Number((price * share).toPrecision(8)),
    price_change_24h: Number(((share / shareYesterday - 1) * 100).toFixed(4)),
  };
}
