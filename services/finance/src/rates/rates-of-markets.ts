import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets';
import type { Log } from '@plaza/service-kit/log';
import { keepSheet, lastSheet } from './kept-sheets';
import type { MarketRates, RateSheet } from './market-rates';

const timeoutMs = 1500;
/** How long an answer serves everybody here, and how long markets is left alone after it failed. */
const servesMs = 2000;

/**
 * Asks markets, one request at a time for everybody. Every new sheet is kept in the database: when markets is down, also
 * from the start, the last one kept goes on serving, with the age that it has.
 */
export function ratesOfMarkets(marketsUrl: string, log: Log): MarketRates {
  const url = new URL(marketsInternal.exchangeRatesPath, marketsUrl);
  let held: RateSheet | undefined;
  let heldUntil = 0;
  let asking: Promise<RateSheet | undefined> | undefined;

  async function ask(): Promise<RateSheet | undefined> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`markets answered ${response.status}`);
      const sheet = ExchangeRates.parse(await response.json());
      if (sheet.lastUpdated !== held?.lastUpdated) await keepSheet(sheet);
      held = sheet;
    } catch (error) {
      log.warn({ err: error }, 'no rates from markets: the last ones go on serving');
      held ??= await lastSheet();
    }
    heldUntil = Date.now() + servesMs;
    return held;
  }

  return {
    async latest() {
      if (Date.now() < heldUntil) return held;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
