import type { Loan } from '@plaza/contracts/finance/loans';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { timeAgo } from '@plaza/ui';
import { hubAddress } from '../../accounts-hub/hub-address';
import { type EndlessReason, endlessReason } from '../../loans/endless-reason';
import { loanName } from '../../loans/loan-name';
import { formatMonth } from '../../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../../money/format-amount';
import type { Decision } from './decision';

const dayMs = 86_400_000;
/** A custom or locked rate counts as old after this many days. */
const oldRateDays = 30;
/** How many days before the end of its term a loan is listed, so that the user can ask lenders for new terms. */
const termDays = 120;

/** Spending exceeds income; links to the larger part of the spending. */
export function overspending(metrics: FinancialMetrics, settings: AmountStyle): Decision[] {
  const { cashFlow, baseCurrency, monthlyDebtPayments, baseSpendingWithoutLoans } = metrics;
  if (cashFlow === null || Number(cashFlow) >= 0) return [];
  const isMostlyDebt = Number(monthlyDebtPayments) > Number(baseSpendingWithoutLoans);
  const missing = formatAmount(cashFlow.replace('-', ''), baseCurrency, settings);
  return [
    {
      id: 'overspending',
      title: `${missing} more goes out each month than comes in`,
      reason: 'Your monthly cash flow is below zero',
      to: hubAddress(isMostlyDebt ? 'loans' : 'expenses'),
      action: isMostlyDebt ? 'See Loans' : 'See Expenses',
    },
  ];
}

const endless: Record<EndlessReason, string> = {
  unpaid: 'Nothing is paid on it',
  interest: 'Its payment does not cover the interest',
  century: 'Its payment would take more than a hundred years',
};

/** Loans that never end at their current payment, and loans whose term ends soon or has ended. */
export function loanDecisions(loans: readonly Loan[], now: number): Decision[] {
  return loans.flatMap((loan): Decision[] => {
    const common = { id: loan.id, to: hubAddress('loans'), action: 'See Loan' };
    if (loan.monthsToPayOff === null && Number(loan.balance) > 0) {
      return [{ ...common, title: loanName(loan), reason: endless[endlessReason(loan)] }];
    }
    if (loan.endDate === null || Number(loan.balance) <= 0) return [];
    const days = (Date.parse(loan.endDate) - now) / dayMs;
    if (days > termDays) return [];
    const month = formatMonth(loan.endDate);
    return [
      { ...common, title: loanName(loan), reason: days > 0 ? `Its term ends in ${month}` : overdue(loan, month) },
    ];
  });
}

/** The whole balance is due if no payment is entered, as the payment then follows from the term. */
function overdue({ monthlyPayment }: Loan, month: string): string {
  const ended = `Its term ended in ${month}`;
  return Number(monthlyPayment) > 0 ? ended : `${ended}; the balance counts as due now`;
}

/** Custom or locked rates that have not been changed for a long time. */
export function oldRates({ rates }: PersonalRates, now: number): Decision[] {
  return rates.flatMap(({ code, source, asOf }): Decision[] => {
    const isOwn = source === 'override' || source === 'locked';
    if (!isOwn || asOf === null || now - Date.parse(asOf) < oldRateDays * dayMs) return [];
    const what = source === 'locked' ? 'locked' : 'set by you';
    return [
      {
        id: `rate ${code}`,
        title: `The rate of ${code} is old`,
        reason: `It was ${what} ${timeAgo(Date.parse(asOf), now)}`,
        to: undefined,
        action: '',
      },
    ];
  });
}
