import { CardSurface, Skeleton, styled } from '@plaza/ui';
import type { ReactNode } from 'react';

const bars = ['40%', '55%', '48%', '70%', '62%', '80%', '74%', '90%'];

interface ChartSkeletonProps {
  /** The height in pixels of the chart with everything that belongs to it. */
  readonly height: { readonly wide: number; readonly phone: number };
}

interface ChartCardSkeletonProps extends ChartSkeletonProps {
  /** The shape of the drawing, if it is not vertical bars. */
  readonly children?: ReactNode;
}

/** The placeholder of a chart while its code loads: a title, and by default bars on a line. */
export function ChartSkeleton({ height, children }: ChartCardSkeletonProps) {
  return (
    <Root $wide={height.wide} $phone={height.phone} aria-hidden>
      <Skeleton width="35%" height="16px" />
      {children ?? (
        <Bars>
          {bars.map((bar) => (
            <Skeleton key={bar} height={bar} />
          ))}
        </Bars>
      )}
    </Root>
  );
}

/** The same placeholder on a card of its own. */
export const ChartCardSkeleton = ({ height: { wide, phone }, children }: ChartCardSkeletonProps) => (
  <Surface>
    <ChartSkeleton height={{ wide: wide - padding - 2, phone: phone - padding - 2 }}>{children}</ChartSkeleton>
  </Surface>
);

const padding = 28;

const Surface = styled(CardSurface)`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]} ${({ theme }) => theme.space[16]};
`;

const Root = styled.div<{ $wide: number; $phone: number }>`
  display: grid;
  height: ${({ $wide }) => $wide}px;
  ${({ theme }) => theme.media.phone} { height: ${({ $phone }) => $phone}px; }
  grid-template-rows: 28px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[12]};
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space[12]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  opacity: 0.6;
`;
