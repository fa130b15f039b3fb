import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets';
import type { Log } from '@plaza/service-kit/log';
import type { MarketRates, RateSheet } from './market-rates';

const timeoutMs = 2000;

/** Asks markets. */
export function ratesOfMarkets(marketsUrl: string, log: Log): MarketRates {
  const url = new URL(marketsInternal.exchangeRatesPath, marketsUrl);
  let last: RateSheet | undefined;
  return {
    async latest() {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
        if (!response.ok) throw new Error(`markets answered ${response.status}`);
        last = ExchangeRates.parse(await response.json());
      } catch (error) {
        log.warn({ err: error }, 'no rates from markets: going on with the last ones');
      }
      return last;
    },
  };
}
