import type { Account } from '@plaza/contracts/finance/accounts';
import { ChartFrame, usePhone } from '@plaza/ui';
import { formatShare } from '../../metrics/format-figure';
import { formatAmount } from '../../money/format-amount';
import type { MoneySettings } from '../values/account-figures';
import { leftOut, summable, totalBalance } from '../values/account-totals';
import { AllocationGrid, heightOfBars } from './allocation-grid';
import { ShareBars } from './share-bars';
import { type Share, sharesBy } from './shares';

interface AllocationProps {
  accounts: readonly Account[];
  settings: MoneySettings;
}

/** How the total of the accounts is split, by currency and by account type. */
export default function Allocation({ accounts, settings }: AllocationProps) {
  const { currency, summed, without } = summable(accounts, settings.baseCurrency);
  const money = (amount: string) => formatAmount(amount, currency, settings);
  const longest = summed.length > 0 ? money(totalBalance(summed)).length : 0;
  return (
    <AllocationGrid $longest={longest}>
      <AllocationChart
        title={`By Currency${leftOut(without)}`}
        head="Currency"
        shares={sharesBy(summed, (one) => one.currency)}
        money={money}
      />
      <AllocationChart
        title={`By Type${leftOut(without)}`}
        head="Type"
        shares={sharesBy(summed, (one) => one.type)}
        money={money}
      />
    </AllocationGrid>
  );
}

interface AllocationChartProps {
  title: string;
  head: string;
  shares: readonly Share[];
  money: (amount: string) => string;
}

function AllocationChart({ title, head, shares, money }: AllocationChartProps) {
  const isPhone = usePhone();
  return (
    <ChartFrame
      title={title}
      height={heightOfBars(shares.length, isPhone)}
      summary={shares.map(({ name, share }) => `${name} ${formatShare(share)}`).join(', ')}
      table={{
        head: [head, 'Total', 'Share'],
        rows: shares.map(({ name, total, share }) => [name, money(total), formatShare(share)]),
      }}
    >
      {(area) => <ShareBars shares={shares} area={area} money={money} namesAbove={isPhone} />}
    </ChartFrame>
  );
}
