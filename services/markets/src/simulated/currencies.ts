import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import { referenceRates } from '@plaza/service-kit/simulation/reference-rates';
import type { Rate } from '../providers/provider';
import { coins } from './crypto';
import { instrument, type Middle, priceWalk } from './instrument';
import { precise } from './rounding';
import { tradedMs } from './trading-time';

const dayMs = 24 * 3_600_000;

const pegged: ReadonlySet<string> = new Set(['HKD', 'AED', 'SAR', 'QAR', 'BHD']);

/** Currencies move far less than coins: at any time they are within half a percent of the usual rate. */
const dailyVolatility = 0.0008;
const peggedVolatility = 0.00002;

function walkOfCurrency(code: string): Middle {
  const price = referenceRates[code];
  if (price === undefined) throw new Error(`there is no usual rate of ${code}`);
  if (code === 'USD') return () => 1;
  return priceWalk({
    walk: `currency ${code}`,
    price,
    hours: 'forex',
    maxReachMs: dayMs,
    dailyVolatility: pegged.has(code) ? peggedVolatility : dailyVolatility,
  });
}

const currencies = new Map(fiatCurrencies.map((code) => [code, walkOfCurrency(code)]));

/** The rate of a pair follows from the dollar rates of its currencies, as the exchange rates do. */
export function pairInstrument(pair: string) {
  const [base, quote] = pair.split('/').map((code) => currencies.get(code));
  if (!base || !quote) throw new Error(`there is no rate of ${pair}`);
  const middle: Middle = (traded) => quote(traded) / base(traded);
  return instrument({ id: pair, hours: 'forex', middle, spread: 0.00008, print: (rate) => precise(rate, 6) });
}

/** Units of each currency per US dollar; those of coins follow from their prices, so that both agree. */
export function ratesAt(at: number): Rate[] {
  const traded = tradedMs('forex', at);
  const fiat = [...currencies].map(([code, middle]) => ({ code, rate: precise(middle(traded), 10) }));
  return [...fiat, ...cryptoCurrencies.flatMap((code) => coinRate(code, at))];
}

function coinRate(code: string, at: number): Rate[] {
  const coin = coins.find(({ symbol }) => symbol === code);
  return coin ? [{ code, rate: precise(1 / coin.quoteAt(at).price, 10) }] : [];
}
