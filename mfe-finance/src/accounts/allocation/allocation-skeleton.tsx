import { Skeleton, styled } from '@plaza/ui';
import { ChartCardSkeleton } from '../../charts/chart-skeleton';
import { AllocationGrid, heightOfBars } from './allocation-grid';

interface AllocationSkeletonProps {
  /** The number of currencies and of types; by default the most that the charts draw. */
  bars?: readonly [currencies: number, types: number];
}

/** The placeholder of both charts. */
export const AllocationSkeleton = ({ bars: [currencies, types] = [5, 5] }: AllocationSkeletonProps) => (
  <AllocationGrid $longest={0}>
    <SharesSkeleton bars={currencies} />
    <SharesSkeleton bars={types} />
  </AllocationGrid>
);

const SharesSkeleton = ({ bars }: { bars: number }) => (
  <ChartCardSkeleton height={heightWith(bars)}>
    <Shares>
      {['85%', '70%', '45%', '30%', '20%'].slice(0, bars).map((width) => (
        <Skeleton key={width} width={width} height="12px" />
      ))}
    </Shares>
  </ChartCardSkeleton>
);

const Shares = styled.div`
  display: grid;
  align-items: center;
  opacity: 0.6;
`;

/** Includes the header of the chart, which is higher on touch screens, and the padding of its card. */
const heightWith = (bars: number) => ({ wide: heightOfBars(bars, false) + 70, phone: heightOfBars(bars, true) + 86 });
