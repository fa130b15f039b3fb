import { decimalsOf, fiatCurrencies, fitsCurrency } from '@plaza/contracts/currencies';
import type { AccountChanges } from '@plaza/contracts/finance/accounts';
import { BadInput } from '@plaza/service-kit/errors';

/**
 * What must hold of the stored account so that its balance has no more decimals than its currency. As a condition of
 * the write itself it also holds when balance and currency are changed at once by two requests.
 */
export function balanceMustFit({ balance, currency }: AccountChanges): object {
  if (balance !== undefined && currency === undefined && !fitsCurrency(balance, 'USD')) {
    return { currency: { $nin: fiatCurrencies } };
  }
  if (currency !== undefined && balance === undefined && decimalsOf(currency) === 2) {
    return { $expr: { $eq: ['$balance', { $round: ['$balance', 2] }] } };
  }
  return {};
}

/** Why the condition did not hold, in words. */
export function refuseUnfit(stored: string, { currency }: AccountChanges): BadInput {
  const message =
    currency === undefined
      ? `${stored} takes at most ${decimalsOf(stored)} decimals`
      : `The balance has more decimals than ${currency} takes; round it first`;
  return new BadInput(`balance: ${message}`, [{ path: 'balance', message }]);
}
