import { ButtonSkeleton, Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { useChartHeight } from './use-chart-height';

/** As high as a chart in its frame, so that the dialog keeps its size when the range changes. */
export function ChartSkeleton() {
  const height = useChartHeight();
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Head>
        <Skeleton width="160px" height="16px" />
        <ButtonSkeleton width="112px" size="sm" />
      </Head>
      <Skeleton height={`${height}px`} />
    </div>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  margin-bottom: ${({ theme }) => theme.space[12]};
`;
