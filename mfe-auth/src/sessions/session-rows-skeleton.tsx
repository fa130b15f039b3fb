import { Skeleton, Stack, styled, usePhone, VisuallyHidden } from '@plaza/ui';

/** The placeholder of two devices. */
export function SessionRowsSkeleton() {
  const isPhone = usePhone();
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <Line key={key}>
          {!isPhone && <Skeleton width="36px" height="36px" />}
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
  ${({ theme }) => theme.media.phone} { height: 112px; }
  padding: 0 ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
