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

/** 6 decimals, or as many as it takes to see a digit. */
export function shownFactor({ conversionFactor }: Account): string {
  return figure(conversionFactor, 6, 18);
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Where a factor comes from, and of when it is. */
export function factorOrigin({ factorSource, factorAsOf }: Account): string {
  const at = when.format(new Date(factorAsOf));
  if (factorSource === 'base') return 'your base currency';
  if (factorSource === 'market') return `market rate of ${at}`;
  if (factorSource === 'override') return `your custom rate, set here ${at}`;
  return factorSource === 'locked' ? `locked rate of ${at}` : `typed by you, ${at}`;
}

function figure(decimal: string, least: number, most: number): string {
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  return format.format(decimal as `${number}`); // as text, so that no digit is lost
}
