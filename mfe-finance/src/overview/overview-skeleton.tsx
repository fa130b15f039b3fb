import { Card, CardSurface, Skeleton, Stack, StatCard, styled, usePhone, VisuallyHidden } from '@plaza/ui';
import type { ReactNode } from 'react';
import { ChartSkeleton } from '../charts/chart-skeleton';
import { PanelSkeleton } from '../figures/panel-skeleton';
import { cashFlowChartHeight } from '../history/cash-flow-chart-height';
import { netWorthChartHeight } from '../history/net-worth-chart-height';
import { DecisionsSkeleton } from './decisions/decisions-skeleton';
import { LeadGrid, PanelGrid, SecondGrid, WholeRow } from './overview-grids';

/** The layout of the overview while the figures load. Screen readers are told only that the page is loading. */
export function OverviewSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Stack gap={usePhone() ? 12 : 16} aria-hidden>
        <LeadGrid>
          <Lead>
            <ChartSkeleton height={netWorthChartHeight} />
            <Parts />
          </Lead>
          <Lead>
            <ChartSkeleton height={cashFlowChartHeight} />
          </Lead>
        </LeadGrid>
        <SecondGrid>
          <StatCard loading label="DTI Ratio" value="" />
          <StatCard loading label="Emergency Fund" value="" />
          <Card title="Needs a Decision">
            <DecisionsSkeleton />
          </Card>
        </SecondGrid>
        <PanelGrid>
          <PanelSkeleton lines={[1, 1, 2, 1]} />
          <PanelSkeleton lines={[2, 2, 1, 2]} />
          <PanelSkeleton lines={[2, 3, 1]} />
          <PanelSkeleton lines={[1, 1, 1]} />
          <PanelSkeleton lines={[2, 2, 2]} />
          <WholeRow $columns={4}>
            <StatCard loading label="Liquid Assets" value="" />
            <StatCard loading label="Crypto Holdings" value="" />
            <StatCard loading label="Real Estate Value" value="" />
            <StatCard loading label="Real Estate Equity" value="" />
          </WholeRow>
          <PanelSkeleton lines={[2, 1, 2]} />
        </PanelGrid>
      </Stack>
    </>
  );
}

/** A headline figure with its chart. */
const Lead = ({ children }: { children: ReactNode }) => (
  <Surface>
    <Head>
      <Skeleton width="20%" />
      <Skeleton width="35%" height="28px" />
      <Skeleton width="50%" />
    </Head>
    {children}
  </Surface>
);

const Surface = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

/** As high as the figure with its name and the amounts behind it. */
const Head = styled.div`
  display: grid;
  align-content: space-between;
  height: 81px;
  margin-bottom: ${({ theme }) => theme.space[4]};
`;

/** As high as the four parts of net worth. */
const Parts = styled.div`
  height: 114px;
`;
