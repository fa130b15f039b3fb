import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import type { Log } from '@plaza/service-kit/log';
import type { MarketRates } from './market-rates';
import { findLatestRates, storeRates } from './stored-rates';

const timeoutMs = 1000;
/** How long an answer serves everybody here. */
const cacheMs = 2000;
/** How long markets is left alone after it failed: whoever asks then would only wait in vain. */
const pauseMs = 5000;

/**
 * Asks markets, one request at a time for everybody. Every new rates is kept in the database: when markets is down, also
 * from the start, the last one kept goes on serving, with the age that it has.
 */
export function marketsClient(marketsUrl: string, log: Log): MarketRates {
  const url = new URL(marketsInternal.exchangeRatesPath, marketsUrl);
  let cached: ExchangeRates | undefined;
  let cachedUntil = 0;
  let pausedUntil = 0;
  let asking: Promise<ExchangeRates | undefined> | undefined;

  async function ask(): Promise<ExchangeRates | undefined> {
    const exchangeRates = await fetchRates(url, log);
    if (exchangeRates && exchangeRates.lastUpdated !== cached?.lastUpdated) await store(exchangeRates, log);
    cached = exchangeRates ?? cached ?? (await findLatestRates());
    if (exchangeRates) cachedUntil = Date.now() + cacheMs;
    else pausedUntil = Date.now() + pauseMs;
    return cached;
  }

  return {
    async latest(anew = false) {
      const now = Date.now();
      if (now < pausedUntil || (!anew && now < cachedUntil)) return cached;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

async function fetchRates(url: URL, log: Log): Promise<ExchangeRates | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`markets answered ${response.status}`);
    return ExchangeRates.parse(await response.json());
  } catch (error) {
    log.warn({ err: error }, 'no rates from markets: the last ones go on serving');
    return undefined;
  }
}

/** What could not be kept serves all the same; the next new rates is kept again. */
async function store(exchangeRates: ExchangeRates, log: Log): Promise<void> {
  try {
    await storeRates(exchangeRates);
  } catch (error) {
    log.warn({ err: error }, 'the rates could not be kept for times without markets');
  }
}
