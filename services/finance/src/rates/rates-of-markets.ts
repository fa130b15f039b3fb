import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import type { Log } from '@plaza/service-kit/log';
import { keepSheet, lastSheet } from './kept-sheets';
import type { MarketRates, RateSheet } from './market-rates';

const timeoutMs = 1000;
/** How long an answer serves everybody here. */
const servesMs = 2000;
/** How long markets is left alone after it failed: whoever asks then would only wait in vain. */
const pauseMs = 5000;

/**
 * Asks markets, one request at a time for everybody. Every new sheet is kept in the database: when markets is down, also
 * from the start, the last one kept goes on serving, with the age that it has.
 */
export function ratesOfMarkets(marketsUrl: string, log: Log): MarketRates {
  const url = new URL(marketsInternal.exchangeRatesPath, marketsUrl);
  let held: RateSheet | undefined;
  let heldUntil = 0;
  let pausedUntil = 0;
  let asking: Promise<RateSheet | undefined> | undefined;

  async function ask(): Promise<RateSheet | undefined> {
    const sheet = await answerOf(url, log);
    if (sheet && sheet.lastUpdated !== held?.lastUpdated) await keep(sheet, log);
    held = sheet ?? held ?? (await lastSheet());
    if (sheet) heldUntil = Date.now() + servesMs;
    else pausedUntil = Date.now() + pauseMs;
    return held;
  }

  return {
    async latest(anew = false) {
      const now = Date.now();
      if (now < pausedUntil || (!anew && now < heldUntil)) return held;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

async function answerOf(url: URL, log: Log): Promise<RateSheet | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`markets answered ${response.status}`);
    return ExchangeRates.parse(await response.json());
  } catch (error) {
    log.warn({ err: error }, 'no rates from markets: the last ones go on serving');
    return undefined;
  }
}

/** What could not be kept serves all the same; the next new sheet is kept again. */
async function keep(sheet: RateSheet, log: Log): Promise<void> {
  try {
    await keepSheet(sheet);
  } catch (error) {
    log.warn({ err: error }, 'the rates could not be kept for times without markets');
  }
}
