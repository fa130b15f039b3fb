import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/**
 * Adds the coins of earlier rates of the same day to rates without coins, with the time that they have: markets answers
 * without coins while only its list of coins fails. Simulated and real rates are not mixed, and a rate of the newer
 * ones is never replaced.
 */
export function withStoredCoins(exchangeRates: ExchangeRates, stored: ExchangeRates | undefined): ExchangeRates {
  if (exchangeRates.coins || !stored?.coins || stored.simulated !== exchangeRates.simulated) return exchangeRates;
  const codes = stored.coins.codes.filter((code) => exchangeRates.rates[code] === undefined);
  if (codes.length === 0) return exchangeRates;
  const kept = Object.entries(stored.rates).filter(([code]) => codes.includes(code));
  return {
    ...exchangeRates,
    rates: { ...exchangeRates.rates, ...Object.fromEntries(kept) },
    coins: { ...stored.coins, codes },
  };
}
