import { CardsSkeleton, Skeleton, Stack, StatCard, styled, TableSkeleton, usePhone } from '@plaza/ui';
import { useEffect } from 'react';
import { FigureGrid } from '../records/figure-grid';
import { AccountCards } from './list/lazy-account-cards';

/** The screen's shape while its figures are on their way. */
export function AccountsSkeleton() {
  const cards = usePhone();
  useEffect(() => {
    if (cards) void AccountCards.preload();
  }, [cards]);
  return (
    <Stack gap={cards ? 12 : 24}>
      <FigureGrid $columns={3}>
        <StatCard loading label="Total Balance" value="" />
        <StatCard loading label="Active Accounts" value="" />
        <StatCard loading label="Avg. Interest Rate" value="" />
      </FigureGrid>
      {cards ? (
        <CardsSkeleton cards={7} />
      ) : (
        <Stack gap={8}>
          <ColumnsPlace>
            <Skeleton width="92px" />
          </ColumnsPlace>
          <TableSkeleton rows={8} columns={8} />
        </Stack>
      )}
    </Stack>
  );
}

/** As high as the button for the columns, which stands there later. */
const ColumnsPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: 28px;
  padding-inline: 10px;
`;
