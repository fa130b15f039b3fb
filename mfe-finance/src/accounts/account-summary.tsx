import type { Account } from '@plaza/contracts/finance/accounts';
import { StatCard } from '@plaza/ui';
import { memo } from 'react';
import { notAvailable } from '../metrics/format-figure';
import { formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';
import type { MoneySettings } from './values/account-figures';
import { averageInterestRate, leftOut, ratesOf, summable, totalBalance } from './values/account-totals';

interface Props {
  readonly accounts: readonly Account[];
  readonly settings: MoneySettings;
}

/** The three figures over all accounts. */
export const AccountSummary = memo(function AccountSummary({ accounts, settings }: Props) {
  const unlocked = accounts.filter(({ status }) => status === 'Unlocked').length;
  const rated = ratesOf(accounts).length;
  const average = averageInterestRate(accounts);
  const { currency, summed, without } = summable(accounts, settings.baseCurrency);
  return (
    <FigureGrid $columns={3}>
      <StatCard
        label="Total Balance"
        value={formatAmount(totalBalance(summed), currency, settings)}
        meaning={`Everything converted to ${currency}${leftOut(without)}`}
      />
      <StatCard
        label="Active Accounts"
        value={accounts.length}
        meaning={`${unlocked} unlocked, ${accounts.length - unlocked} locked`}
      />
      <StatCard
        label="Avg. Interest Rate"
        value={average === undefined ? notAvailable : `${average}%`}
        meaning={
          rated === 0
            ? 'No account has a rate'
            : `${rated} of ${accounts.length} ${rated === 1 ? 'has' : 'have'} a rate`
        }
      />
    </FigureGrid>
  );
});
