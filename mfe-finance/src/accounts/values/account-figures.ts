import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { numberFormatter } from '@plaza/ui';
import { clockDateTime } from '@plaza/ui/time';
import { formatAmount } from '../../money/format-amount';
import { totalValue } from './account-totals';

/** The settings that determine how amounts are formatted. */
export type MoneySettings = Pick<FinanceSettings, 'baseCurrency' | 'displaySymbols'>;

// These formatters take strings, so that no digit is lost.
const rates = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 3 });
const factors = numberFormatter({ minimumFractionDigits: 6, maximumFractionDigits: 18 });

export function shownBalance({ balance, currency }: Account, settings: MoneySettings): string {
  return formatAmount(balance, currency, settings);
}

export function shownTotalValue(account: Account, settings: MoneySettings): string {
  return formatAmount(totalValue(account), account.factorBase, settings);
}

/** "4.25%", with a third decimal where needed; "" if there is no rate. */
export function shownRate({ interestRate }: Account): string {
  return interestRate === null ? '' : `${rates.format(interestRate as `${number}`)}%`;
}

/** Shows 6 decimals, or more if all of those would be zero. */
export function shownFactor({ conversionFactor }: Account): string {
  return factors.format(conversionFactor as `${number}`);
}

/** The source of a factor, and its time. */
export function factorOrigin({ factorSource, factorAsOf }: Account): string {
  const at = clockDateTime(factorAsOf);
  if (factorSource === 'base') return 'your base currency';
  if (factorSource === 'market') return `market rate of ${at}`;
  if (factorSource === 'override') return `your custom rate, set here ${at}`;
  return factorSource === 'locked' ? `locked rate of ${at}` : `typed by you, ${at}`;
}
