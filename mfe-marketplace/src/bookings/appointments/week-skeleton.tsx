import { CardSurface, Skeleton, styled, VisuallyHidden } from '@plaza/ui';

const days = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** From the top of a day, in per cent; some days have no booking. */
const blocks = [12, 38, null, 24, 52, null, null];

/** The days side by side while their bookings load, on phones one of them. */
export const WeekSkeleton = () => (
  <Frame role="status">
    <VisuallyHidden>Loading the week</VisuallyHidden>
    {days.map((day, index) => (
      <Day key={day}>
        <Head>
          <Skeleton width="48px" />
        </Head>
        {blocks[index] != null && (
          <Block style={{ top: `${blocks[index]}%` }}>
            <Skeleton height="92px" />
          </Block>
        )}
      </Day>
    ))}
  </Frame>
);

/** As high as the days are. */
const Frame = styled(CardSurface)`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  height: 72vh;
  padding-inline-start: 56px;
  overflow: hidden;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Day = styled.div`
  position: relative;
  border-inline-start: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.phone} { &:nth-of-type(n + 2) { display: none; } }
`;

const Head = styled.div`
  height: 44px;
  padding: 15px ${({ theme }) => theme.space[8]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;

const Block = styled.div`
  position: absolute;
  right: 2px;
  left: 2px;
`;
