import type { Account } from '@plaza/contracts/finance/accounts';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { formatAmount } from '../money/format-amount';
import { totalValue } from './account-totals';

/** The settings that amounts are written by. */
export type MoneySettings = Pick<FinanceSettings, 'baseCurrency' | 'displaySymbols'>;

export function shownBalance({ balance, currency }: Account, settings: MoneySettings): string {
  return formatAmount(balance, currency, settings);
}

export function shownTotalValue(account: Account, settings: MoneySettings): string {
  return formatAmount(totalValue(account), settings.baseCurrency, settings);
}

/** "4.25%", with a third decimal where there is one; "" without a rate. */
export function shownRate({ interestRate }: Account): string {
  return interestRate === null ? '' : `${figure(interestRate, 2, 3)}%`;
}

/** Always 6 decimals. */
export function shownFactor({ conversionFactor }: Account): string {
  return figure(conversionFactor, 6, 6);
}

function figure(decimal: string, least: number, most: number): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  return format.format(decimal as `${number}`); // as text, so that no digit is lost
}
