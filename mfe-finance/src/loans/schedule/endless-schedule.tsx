import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import { AlertIcon, Empty } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../../money/format-amount';
import { type EndlessReason, endlessReason, monthlyInterest } from '../endless-reason';

interface EndlessScheduleProps {
  loan: Loan;
  schedule: LoanSchedule;
  settings: AmountStyle;
}

/** Explains that a loan never ends, and why. */
export function EndlessSchedule({ loan, schedule, settings }: EndlessScheduleProps) {
  const amountOf = (amount: string) => formatAmount(amount, loan.currency, settings);
  const payment = amountOf(schedule.monthlyPayment);
  const growing = `Only what you pay above ${amountOf(monthlyInterest(loan))} a month makes it smaller.`;
  const reasons: Record<EndlessReason, string> = {
    unpaid: 'Nothing is paid on it. Enter its payment, or how many months are left.',
    interest: `The payment of ${payment} a month does not cover the interest. ${growing}`,
    century: `At ${payment} a month it would take more than a hundred years.`,
  };
  return (
    <Empty
      icon={<AlertIcon size={20} />}
      title="This loan is never paid off"
      text={reasons[endlessReason({ ...loan, effectivePayment: schedule.monthlyPayment })]}
    />
  );
}
