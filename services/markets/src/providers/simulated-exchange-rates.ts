import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { CryptoPricesProvider } from './crypto-prices';
import type { ExchangeRatesProvider } from './exchange-rates';
import { curveOf } from './simulated-curve';

/** Units for one US dollar, which the simulated rates swing around by a fraction of a percent. */
const usual: Readonly<Record<string, number>> = {
  ...{ USD: 1, EUR: 0.92, GBP: 0.78, CAD: 1.4, JPY: 150, AUD: 1.53, CHF: 0.88, CNY: 7.2, INR: 84.3, KRW: 1390 },
  ...{ SGD: 1.34, HKD: 7.78, SEK: 10.6, NOK: 11, DKK: 6.87, NZD: 1.68, MXN: 20.2, BRL: 5.75, ZAR: 18, TRY: 34.4 },
  ...{ PLN: 3.98, CZK: 23.3, HUF: 377, RON: 4.58, BGN: 1.8, ISK: 138, ILS: 3.72, AED: 3.6725, SAR: 3.75, QAR: 3.64 },
  ...{ KWD: 0.307, BHD: 0.376, EGP: 49.3, NGN: 1680, KES: 129, GHS: 16, MAD: 9.95, THB: 34.6, IDR: 15_850 },
  ...{ MYR: 4.46, PHP: 58.9, VND: 25_400, TWD: 32.4, PKR: 278, ARS: 1000, CLP: 970, COP: 4400, UAH: 41.3 },
};

/** Currencies move far less than coins: this share of their swings keeps them within half a percent. */
const takesPart = 0.06;

/** Rates that are a smooth function of time; those of coins follow from the simulated prices, so that both agree. */
export function simulatedExchangeRates(
  coins: CryptoPricesProvider,
  now: () => number = Date.now,
): ExchangeRatesProvider {
  const curves = fiatCurrencies.map((code) => ({ code, shareAt: curveOf(`currency ${code}`, takesPart) }));
  return {
    source: 'Plaza simulated feed',
    simulated: true,
    async rates() {
      const at = now();
      const fiat = curves.map(({ code, shareAt }) => [code, code === 'USD' ? 1 : rounded(base(code) * shareAt(at))]);
      const prices = await coins.prices();
      const crypto = cryptoCurrencies.flatMap((code) => {
        const coin = prices.find(({ symbol }) => symbol === code);
        return coin ? [[code, rounded(1 / coin.price_usd)]] : [];
      });
      return { rates: Object.fromEntries([...fiat, ...crypto]), at: new Date(at) };
    },
  };
}

function base(code: string): number {
  const rate = usual[code];
  if (rate === undefined) throw new Error(`there is no usual rate of ${code}`);
  return rate;
}

const rounded = (rate: number): number => Number(rate.toPrecision(10));
