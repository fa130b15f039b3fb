import { decimalsOf } from '@plaza/contracts/currencies';
import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import { AlertIcon, Empty } from '@plaza/ui';
import { Exact } from '../../money/exact';
import { type AmountStyle, formatAmount } from '../../money/format-amount';

interface EndlessScheduleProps {
  loan: Loan;
  schedule: LoanSchedule;
  settings: AmountStyle;
}

/** Says that a loan never ends, and what would have to be paid for it to end. */
export function EndlessSchedule({ loan, schedule, settings }: EndlessScheduleProps) {
  const amountOf = (amount: string) => formatAmount(amount, loan.currency, settings);
  const interest = monthlyInterest(loan);
  const covers = new Exact(schedule.monthlyPayment).greaterThan(interest);
  return (
    <Empty
      icon={<AlertIcon size={20} />}
      title="This loan is never paid off"
      text={
        covers
          ? `At ${amountOf(schedule.monthlyPayment)} a month it would take more than a hundred years.`
          : `The payment of ${amountOf(schedule.monthlyPayment)} a month does not cover the interest. Only what you pay above ${amountOf(interest)} a month makes it smaller.`
      }
    />
  );
}

/** What a month's interest on the balance is, in the loan's currency. */
const monthlyInterest = ({ balance, interestRate, currency }: Loan): string =>
  new Exact(balance).times(interestRate).dividedBy(1200).toDecimalPlaces(decimalsOf(currency)).toFixed();
