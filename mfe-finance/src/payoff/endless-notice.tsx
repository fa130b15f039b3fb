import type { LoanPayoff, PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { styled } from '@plaza/ui';
import { useFinanceLoansQuery } from '../finance-api';
import { type EndlessReason, endlessReason } from '../loans/endless-reason';
import { loanName } from '../loans/loan-name';

/** Why a loan is never paid off, by its own payment. A loan that is not in the list yet is named without a reason. */
const reasons: ReadonlyMap<EndlessReason | undefined, string> = new Map([
  ['unpaid', ' No payment is entered.'],
  ['interest', ' The payment does not cover the interest.'],
  ['century', ' That would take more than a hundred years.'],
  [undefined, ''],
]);

/** Names the loans that never end and those excluded because a rate is missing; renders nothing if there are none. */
export function EndlessNotice({ simulation: { asItIs, plan, withoutRate } }: { simulation: PayoffSimulation }) {
  const { data: loans = [] } = useFinanceLoansQuery();
  const endless = plan.loans.filter(({ months }) => months === null);
  const reasonOf = ({ loanId }: LoanPayoff) => {
    const loan = loans.find(({ id }) => id === loanId);
    return loan && endlessReason(loan);
  };
  const sentences = [
    ...[...reasons].map(([reason, why]) => {
      const names = endless.filter((loan) => reasonOf(loan) === reason).map(loanName);
      return names.length > 0 && `Never paid off with this plan: ${names.join('; ')}.${why}`;
    }),
    endless.length === 0 && asItIs.months === null && 'Without this plan, your debt never ends.',
    withoutRate.length > 0 && `Not in these figures, as there is no rate: loans in ${withoutRate.join(', ')}.`,
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <Notice role="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.attention.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
