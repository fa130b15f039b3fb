import type { IncomeFrequency } from '@plaza/contracts/finance/incomes';
import type { Decimal } from '../money';

/**
 * An income in a month: biweekly pay ×26/12, yearly /12. Weekly and quarterly pay are stored as their monthly
 * equivalents already. Source: section 9 of the product's specification.
 */
export function perMonth(amount: Decimal, frequency: IncomeFrequency): Decimal {
  if (frequency === 'Biweekly') return amount.times(26).div(12);
  return frequency === 'Yearly' ? amount.div(12) : amount;
}

/** An income in a year: biweekly pay ×26, yearly as it is, everything else ×12. */
export function perYear(amount: Decimal, frequency: IncomeFrequency): Decimal {
  if (frequency === 'Biweekly') return amount.times(26);
  return frequency === 'Yearly' ? amount : amount.times(12);
}
