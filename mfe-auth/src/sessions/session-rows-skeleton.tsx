import { Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

/** Two devices to come. */
export function SessionRowsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {['first', 'second'].map((place) => (
        <Line key={place}>
          <Skeleton width="36px" height="36px" />
          <Stack gap={8}>
            <Skeleton width="160px" />
            <Skeleton width="220px" height="12px" />
          </Stack>
        </Line>
      ))}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 68px;
  padding: 0 ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
