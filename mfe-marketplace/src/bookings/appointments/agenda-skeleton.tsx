import { CardSurface, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

const keys = ['first', 'second', 'third'];

/** Days with a booking each, while they load. */
export const AgendaSkeleton = () => (
  <Stack role="status">
    <VisuallyHidden>Loading the agenda</VisuallyHidden>
    {keys.map((key) => (
      <Stack key={key} gap={8}>
        <Skeleton width="136px" height="21px" />
        <Booking>
          <Skeleton width="120px" />
          <Stack gap={8}>
            <Skeleton width="60%" />
            <Skeleton width="80%" height="12px" />
            <Skeleton width="70%" height="12px" />
            <Skeleton width="50%" height="12px" />
          </Stack>
        </Booking>
      </Stack>
    ))}
  </Stack>
);

const Booking = styled(CardSurface)`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  min-height: 160px;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); min-height: 240px; }
`;
