import { createHash } from 'node:crypto';
import type { Coin, CryptoPricesProvider } from './crypto-prices';
import { type SimulatedCoin, simulatedCoins } from './simulated-coins';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The three swings of a price: how long at least, how much longer at most, and how far (as a share of the price). */
const swings = [
  { shortestMs: 11 * minuteMs, spreadMs: 18 * minuteMs, reach: 0.004 },
  { shortestMs: 170 * minuteMs, spreadMs: 400 * minuteMs, reach: 0.018 },
  { shortestMs: 2.3 * dayMs, spreadMs: 6 * dayMs, reach: 0.06 },
] as const;

/** How much of the swings a coin takes part in that is pegged to a currency. */
const peggedShare = 0.02;

/** Prices that are a smooth function of time alone: the same on every instance, different at every moment. */
export function simulatedCryptoPrices(now: () => number = Date.now): CryptoPricesProvider {
  const curves = simulatedCoins.map((coin) => ({ coin, shareAt: curveOf(coin) }));
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

/** Time → share of the base price. Lengths and phases of the swings come from the coin's id. */
function curveOf({ id, pegged }: SimulatedCoin): (at: number) => number {
  const bytes = createHash('sha256').update(id).digest();
  const waves = swings.map(({ shortestMs, spreadMs, reach }, index) => ({
    lengthMs: shortestMs + (bytes.readUInt16BE(index * 4) / 65_536) * spreadMs,
    phase: (bytes.readUInt16BE(index * 4 + 2) / 65_536) * 2 * Math.PI,
    reach: pegged ? reach * peggedShare : reach,
  }));
  return (at) =>
    Math.exp(
      waves.reduce((sum, { lengthMs, phase, reach }) => {
        // The remainder first: a sine of milliseconds since 1970 would lose its last digits.
        return sum + reach * Math.sin(((at % lengthMs) / lengthMs) * 2 * Math.PI + phase);
      }, 0),
    );
}
