import type { Types } from 'mongoose';
import { loanTerms } from '../../loans/loan-fields';
import type { Decimal } from '../../money';
import type { Factor } from '../../rates/conversion';
import { type Conversions, toBaseValue } from './conversions';
import type { Facts } from './facts';
import { type Term, term } from './term';

type Loan = Facts['loans'][number];
type LoanTerms = ReturnType<typeof loanTerms>;

export const loanRows = ({ loans, now }: Facts, conversions: Conversions) =>
  conversions.rowsOf(loans, (loan, rate) => {
    const name = `${loan.type}, ${loan.lender}`;
    const amount = (stored: Types.Decimal128) => toBaseValue('loan', loan._id, name, stored, loan.currency, rate);
    const terms = loanTerms(loan, now);
    const payoff = toPayoff(terms, name, loan.currency);
    return {
      type: loan.type,
      baseValue: amount(loan.balance),
      payoff,
      /** Computed on demand, as few figures need it and its logarithms cost more than everything else here. */
      months: () => term(name, 'months', 'monthsToPayOff', [payoff.balance, payoff.rate, payoff.payment]),
      paid: paidInBase(loan, name, rate, terms),
    };
  });

/** The figures are in the currency of the loan, as the number of months does not depend on exchange rates. */
function toPayoff({ balance, rate, payment }: LoanTerms, label: string, currency: string) {
  const number = (name: string, value: Decimal, unit: Term['unit']): Term => ({ label: name, value, unit });
  return {
    label,
    balance: number(`Balance in ${currency}`, balance, 'money'),
    rate: number('Interest rate', rate, 'percent'),
    payment: number(`Monthly payment in ${currency}`, payment, 'money'),
  };
}

/** The monthly payment of a loan in the base currency, even where it follows from the term. */
function paidInBase(
  { _id: id, currency }: Loan,
  name: string,
  rate: Factor,
  { payment: amount, byTerm, monthsLeft }: LoanTerms,
): Term {
  return {
    label: `${name}: monthly payment`,
    value: amount.times(rate.factor),
    unit: 'money',
    record: { kind: 'loan', id },
    ...(rate.source === 'base' ? {} : { conversion: { amount, currency, ...rate } }),
    ...(byTerm ? { note: `What clears it within the ${left(monthsLeft)} left of its term` } : {}),
  };
}

const left = (months: number): string => (months === 1 ? 'month that is' : `${months} months that are`);
