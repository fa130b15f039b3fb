import { CardSurface, Skeleton, StatCard, styled, TableSkeleton, VisuallyHidden } from '@plaza/ui';
import { ChartCardSkeleton } from '../charts/chart-skeleton';
import { FigureGrid } from '../records/figure-grid';
import { twoLineRow } from '../records/list/list-skeleton';
import { PayoffFrame, PayoffOrderFrame, PayoffParts } from './payoff-frame';

/** The layout of the simulator while the loans load. */
export const PayoffSkeleton = () => (
  <PayoffFrame>
    <ControlsPlace aria-hidden>
      <div>
        <Skeleton width="40%" />
        <Skeleton width="75%" height="36px" />
        <Skeleton width="60%" />
      </div>
      <div>
        <Skeleton width="25%" />
        <Skeleton width="80%" />
        <Skeleton width="80%" />
      </div>
    </ControlsPlace>
    <PayoffResultSkeleton />
  </PayoffFrame>
);

/** The layout of a result: its figures, its chart, and the order of the loans. */
export const PayoffResultSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <PayoffParts aria-hidden>
      <FigureGrid $columns={4}>
        <StatCard loading label="Debt-free" value="" />
        <StatCard loading label="Months Saved" value="" />
        <StatCard loading label="Interest" value="" />
        <StatCard loading label="Interest Saved" value="" />
      </FigureGrid>
      <BalanceChartSkeleton />
      <PayoffOrderFrame>
        <TableSkeleton rows={3} columns={6} rowHeight={twoLineRow} cardLines={0} />
      </PayoffOrderFrame>
    </PayoffParts>
  </>
);

/** The placeholder of the chart with its header. */
export const BalanceChartSkeleton = () => <ChartCardSkeleton height={{ wide: 330, phone: 346 }} />;

/** As high as the extra cash and the strategies; a strategy wraps to another line where it has less room. */
const ControlsPlace = styled(CardSurface)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[24]};
  height: 157px;
  padding: ${({ theme }) => theme.space[16]};
  > div { display: grid; align-content: space-between; }
  @media (max-width: 1119.98px) { height: 166px; }
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); height: 337px; }
`;
