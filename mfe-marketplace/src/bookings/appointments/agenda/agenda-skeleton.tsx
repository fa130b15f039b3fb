import { ButtonSkeleton, CardSurface, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

const keys = ['first', 'second', 'third'];
/** The widths of a booking's facts in percent: its place, the other participant, employee and cost. */
const facts = [38, 44, 20, 28];

/** Placeholder days, each with one booking. */
export const AgendaSkeleton = () => (
  <Stack role="status">
    <VisuallyHidden>Loading the agenda</VisuallyHidden>
    {keys.map((key) => (
      <Stack key={key} gap={8}>
        <Line>
          <Skeleton width="136px" />
        </Line>
        <Booking>
          <When>
            <Skeleton width="120px" />
            <Skeleton width="56px" height="12px" />
          </When>
          <What>
            <Line>
              <Skeleton width="45%" />
            </Line>
            {facts.map((width) => (
              <Line key={width}>
                <Skeleton width="16px" height="16px" />
                <Skeleton width={`${width}%`} />
              </Line>
            ))}
          </What>
          <Skeleton width="84px" height="22px" />
          <Foot>
            <Line>
              <Skeleton width="16px" height="16px" />
              <Skeleton width="200px" />
            </Line>
            <ButtonSkeleton width="76px" />
            <Summary>
              <Skeleton width="80px" />
            </Summary>
          </Foot>
        </Booking>
      </Stack>
    ))}
  </Stack>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  height: 21px;
`;

/** The same columns as in AgendaBooking. */
const Booking = styled(CardSurface)`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding-top: 4px;
`;

const What = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.media.phone} { > :nth-child(4) { display: none; } }
  /* The place usually wraps to two lines on phones. */
  ${({ theme }) => theme.media.phone} { > :nth-child(2) { height: 42px; } }
`;

const Foot = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.phone} { grid-column: 1 / -1; }
`;

const Summary = styled.div`
  display: flex;
  align-items: center;
  height: 29px;
  ${({ theme }) => theme.media.touch} { height: 45px; }
`;
