import type { IncomeFrequency } from '@plaza/contracts/finance/incomes';
import type { Decimal } from '../money';

/**
 * An income per month: biweekly pay ×26/12, yearly pay /12. Weekly and quarterly pay is already stored as its monthly
 * equivalent. Source: section 9 of the product's specification.
 */
export function perMonth(amount: Decimal, frequency: IncomeFrequency): Decimal {
  if (frequency === 'Biweekly') return amount.times(26).div(12);
  return frequency === 'Yearly' ? amount.div(12) : amount;
}

/** An income per year: biweekly pay ×26, yearly pay as it is, all other pay ×12. */
export function perYear(amount: Decimal, frequency: IncomeFrequency): Decimal {
  if (frequency === 'Biweekly') return amount.times(26);
  return frequency === 'Yearly' ? amount : amount.times(12);
}
