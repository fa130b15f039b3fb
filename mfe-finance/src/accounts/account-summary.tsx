import type { Account } from '@plaza/contracts/finance/accounts';
import { StatCard, styled } from '@plaza/ui';
import { notAvailable } from '../metrics/format-figure';
import { formatAmount } from '../money/format-amount';
import type { MoneySettings } from './values/account-figures';
import { averageInterestRate, currencyOfTotal, ratesOf, totalBalance } from './values/account-totals';
import { accountCount } from './values/owner-groups';

/** The three figures over all accounts. */
export function AccountSummary({ accounts, settings }: { accounts: readonly Account[]; settings: MoneySettings }) {
  const unlocked = accounts.filter(({ status }) => status === 'Unlocked').length;
  const rated = ratesOf(accounts).length;
  const average = averageInterestRate(accounts);
  const currency = currencyOfTotal(accounts, settings.baseCurrency);
  return (
    <SummaryGrid>
      <StatCard
        label="Total Balance"
        value={formatAmount(totalBalance(accounts), currency, settings)}
        meaning={`Everything converted to ${currency}`}
      />
      <StatCard
        label="Active Accounts"
        value={accounts.length}
        meaning={`${unlocked} unlocked, ${accounts.length - unlocked} locked`}
      />
      <StatCard
        label="Avg. Interest Rate"
        value={average === undefined ? notAvailable : `${average}%`}
        meaning={rated === 0 ? 'No account has a rate' : `Over ${accountCount(rated)} with a rate`}
      />
    </SummaryGrid>
  );
}

export const SummaryGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
    > * { padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]}; }
    > * > :nth-child(2) { min-height: 0; margin-top: 2px; }
    > * > :nth-child(3) { margin-top: 0; }
    > :first-child { grid-column: 1 / -1; }
  }
`;
