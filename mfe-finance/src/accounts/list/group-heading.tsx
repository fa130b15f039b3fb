import { styled } from '@plaza/ui';
import { memo } from 'react';
import { formatAmount } from '../../money/format-amount';
import type { MoneySettings } from '../values/account-figures';
import { leftOut, summable, totalBalance } from '../values/account-totals';
import { accountCount, type OwnerGroup } from '../values/owner-groups';

interface GroupHeadingProps {
  group: OwnerGroup;
  settings: MoneySettings;
}

/** An owner, the number of accounts, and their total value with the currencies that it leaves out. */
export const GroupHeading = memo(function GroupHeading({ group, settings }: GroupHeadingProps) {
  const { currency, summed, without } = summable(group.accounts, settings.baseCurrency);
  return (
    <Line>
      <Owner>{group.owner}</Owner>
      <span>{accountCount(group.accounts.length)}</span>
      <Total>
        {formatAmount(totalBalance(summed), currency, settings)}
        {leftOut(without)}
      </Total>
    </Line>
  );
});

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space[12]};
  max-width: 100%;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
  white-space: nowrap;
`;

const Owner = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.weight.strong};
`;

const Total = styled.span`
  font-variant-numeric: tabular-nums;
`;
