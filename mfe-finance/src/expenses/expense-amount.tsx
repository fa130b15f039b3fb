import type { Expense } from '@plaza/contracts/finance/expenses';
import { styled } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { AmountNote } from '../records/amount-note';

/** "$100.00 per month", "$1,640.00 once": an amount that says what it is for, wherever it stands. */
export const amountWithPeriod = ({ monthlyAmount, currency, recurrence }: Expense, settings: AmountStyle): string =>
  `${formatAmount(monthlyAmount, currency, settings)} ${recurrence === 'One-time' ? 'once' : 'per month'}`;

/**
 * The amount in a row whose recurrence stands beside it: what it is for is added where that would say something else.
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

/** A card has "One-time" directly below the amount. */
const InTable = styled(AmountNote)`
  ${({ theme }) => theme.media.phone} { display: none; }
`;
