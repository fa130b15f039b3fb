import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';
import type { Log } from '@plaza/service-kit/logging/log';
import type { MarketRates } from './market-rates';
import { areOfSameTime } from './rate-times';
import { findLatestRates, storeRates } from './stored-rates';

const timeoutMs = 1000;
const cacheMs = 2000;
/** How long markets is not asked after a failure, as requests would only wait for the timeout. */
const pauseMs = 5000;

/**
 * Asks markets, with one request at a time for all users. New rates are stored, so that the last ones can be used while
 * markets is down, even if this service has started since.
 */
export function marketsClient(marketsUrl: string, internalFetch: InternalFetch, log: Log): MarketRates {
  const url = new URL(marketsInternal.exchangeRatesPath, marketsUrl);
  let cached: ExchangeRates | undefined;
  let stored: ExchangeRates | undefined;
  let cachedUntil = 0;
  let pausedUntil = 0;
  let running: Promise<ExchangeRates | undefined> | undefined;

  async function refresh(): Promise<ExchangeRates | undefined> {
    const exchangeRates = await fetchRates(url, internalFetch, log);
    if (exchangeRates && !areOfSameTime(exchangeRates, stored)) {
      if (await isStored(exchangeRates, log)) stored = exchangeRates;
    }
    cached = exchangeRates ?? cached ?? (await findLatestRates());
    if (exchangeRates) cachedUntil = performance.now() + cacheMs;
    else pausedUntil = performance.now() + pauseMs;
    return cached;
  }

  return {
    async latest(skipCache = false) {
      const now = performance.now();
      if (now < pausedUntil || (!skipCache && now < cachedUntil)) return cached;
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function fetchRates(url: URL, internalFetch: InternalFetch, log: Log): Promise<ExchangeRates | undefined> {
  try {
    const response = await internalFetch('markets', url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`markets answered ${response.status}`);
    return ExchangeRates.parse(await response.json());
  } catch (error) {
    log.warn({ err: error }, 'no rates from markets; the last known ones are used');
    return undefined;
  }
}

/** Stores rates. If that fails, they are still used, and storing them is tried again with the next request. */
async function isStored(exchangeRates: ExchangeRates, log: Log): Promise<boolean> {
  try {
    await storeRates(exchangeRates, new Date());
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the rates could not be stored');
    return false;
  }
}
