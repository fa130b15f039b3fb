import { CardsSkeleton, Skeleton, Stack, StatCard, styled, TableSkeleton, usePhone } from '@plaza/ui';
import { useEffect } from 'react';
import { FigureGrid } from '../records/figure-grid';
import { AllocationSkeleton } from './allocation/allocation-skeleton';
import { AccountCards } from './list/lazy-account-cards';

/** The layout of the screen while its figures load. */
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
        <Stack gap={8}>
          <GroupPlace>
            <Skeleton width="45%" />
          </GroupPlace>
          <CardsSkeleton cards={7} />
        </Stack>
      ) : (
        <Stack gap={8}>
          <ColumnsPlace>
            <Skeleton width="92px" />
          </ColumnsPlace>
          <TableSkeleton rows={8} columns={8} />
        </Stack>
      )}
      <AllocationSkeleton />
    </Stack>
  );
}

/** As high as the columns button that replaces it. */
const ColumnsPlace = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  height: 28px;
  padding-inline: 10px;
`;

/** As high as an owner's heading above the cards. */
const GroupPlace = styled.div`
  display: flex;
  align-items: center;
  height: 26px;
  padding-inline: ${({ theme }) => theme.space[4]};
`;
