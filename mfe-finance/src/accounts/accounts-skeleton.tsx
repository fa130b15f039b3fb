import { CardSkeleton, lightTheme, Stack, StatCard, TableSkeleton, useMediaQuery } from '@plaza/ui';
import { SummaryGrid } from './account-summary';

const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;

/** The screen's shape while its figures are on their way. */
export function AccountsSkeleton() {
  const cards = useMediaQuery(narrow);
  return (
    <Stack gap={24}>
      <SummaryGrid>
        <StatCard loading label="Total Balance" value="" />
        <StatCard loading label="Active Accounts" value="" />
        <StatCard loading label="Avg. Interest Rate" value="" />
      </SummaryGrid>
      {cards ? <CardSkeleton lines={5} /> : <TableSkeleton rows={8} columns={8} />}
    </Stack>
  );
}
