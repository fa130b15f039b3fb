import { Card, Skeleton, Stack, styled } from '@plaza/ui';
import { FieldSkeleton } from '../field-skeleton';

const days = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** The skeleton of the working hours' card, with one interval per day. */
export const WorkingHoursSkeleton = () => (
  <Card title="Working hours">
    <Stack>
      <AnyTime>
        <Skeleton width="18px" height="18px" />
        <Lines>
          <Skeleton width="64px" />
          <Skeleton width="380px" height="12px" />
        </Lines>
      </AnyTime>
      <Zone>
        <FieldSkeleton />
      </Zone>
      <Days>
        {days.map((day) => (
          <Day key={day}>
            <Skeleton width="84px" />
            <Times>
              <Skeleton width="128px" height="100%" />
              <Skeleton width="128px" height="100%" />
            </Times>
          </Day>
        ))}
      </Days>
    </Stack>
  </Card>
);

const AnyTime = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  height: 41px;
  > :first-child { flex: none; }
  > :last-child { flex: 1; }
  ${({ theme }) => theme.media.phone} { height: 60px; }
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  min-width: 0;
  padding-top: 4px;
`;

const Zone = styled.div`
  max-width: 320px;
`;

/** Laid out as the rows of WeekdayRow. */
const Days = styled.div`
  display: grid;
  > * + * { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

/** On phones the name is above the hours. */
const Day = styled.div`
  display: grid;
  grid-template-columns: 110px minmax(0, 340px);
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} 0;
  ${({ theme }) => theme.media.phone} { grid-template: 44px auto / minmax(0, 1fr); }
`;

const Times = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[16]};
  height: 36px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
`;
