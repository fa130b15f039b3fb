import type { Expense } from '@plaza/contracts/finance/expenses';
import { styled } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { AmountNote } from '../records/list/list-texts';

/** "$100.00 per month", "$1,640.00 once": an amount with its period, clear without further context. */
export const amountWithPeriod = ({ monthlyAmount, currency, recurrence }: Expense, settings: AmountStyle): string =>
  `${formatAmount(monthlyAmount, currency, settings)} ${recurrence === 'One-time' ? 'once' : 'per month'}`;

/**
 * The amount in a row that also shows the recurrence. The period is added only where it differs from the recurrence.
 */
export function ExpenseAmount({ expense, settings }: { expense: Expense; settings: AmountStyle }) {
  const { monthlyAmount, currency, recurrence } = expense;
  return (
    <>
      {formatAmount(monthlyAmount, currency, settings)}
      {(recurrence === 'Yearly' || recurrence === 'Quarterly') && <AmountNote> per month</AmountNote>}
      {recurrence === 'One-time' && <InTable> once</InTable>}
    </>
  );
}

/** Hidden on a card, which has "One-time" directly below the amount. */
const InTable = styled(AmountNote)`
  ${({ theme }) => theme.media.phone} { display: none; }
`;
