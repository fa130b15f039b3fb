import type { IncomeRecord } from '../../incomes/income.model';
import { constant, type Term, term } from './term';

const twelve = constant('Months in a year', 'count', 12);

/** The monthly amount of an income. */
export function monthly({ baseValue, frequency }: Pick<IncomeRecord, 'frequency'> & { baseValue: Term }): Term {
  if (frequency === 'Biweekly') {
    const year = term(`${baseValue.label}, a year`, 'money', 'product', [
      baseValue,
      constant('Pays in a year', 'count', 26),
    ]);
    return term(baseValue.label, 'money', 'quotient', [year, twelve]);
  }
  return frequency === 'Yearly' ? term(baseValue.label, 'money', 'quotient', [baseValue, twelve]) : baseValue;
}

/** The yearly amount of an income. */
export function yearly({ baseValue, frequency }: Pick<IncomeRecord, 'frequency'> & { baseValue: Term }): Term {
  if (frequency === 'Yearly') return baseValue;
  const times = frequency === 'Biweekly' ? constant('Pays in a year', 'count', 26) : twelve;
  return term(baseValue.label, 'money', 'product', [baseValue, times]);
}
