import { Skeleton, styled } from '@plaza/ui';

const bars = ['40%', '55%', '48%', '70%', '62%', '80%', '74%', '90%'];

/** A chart's place while its code loads: a title, and bars over a line. */
export function ChartSkeleton({ height }: { height: number }) {
  return (
    <Root style={{ height }} aria-hidden>
      <Skeleton width="35%" height="16px" />
      <Bars>
        {bars.map((bar) => (
          <Skeleton key={bar} height={bar} />
        ))}
      </Bars>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
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
