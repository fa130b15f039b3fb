import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { CopyIcon, IconButton, Menu, PlusIcon, styled } from '@plaza/ui';
import { useId } from 'react';
import { IntervalFields } from './interval-fields';
import {
  intervalsOf,
  maxIntervals,
  validateDay,
  weekdays,
  withCopiedDay,
  withInterval,
  withoutInterval,
  withTimes,
} from './working-week';

interface WeekdayRowProps {
  weekday: number;
  name: string;
  hours: WorkingHours;
  onChange: (hours: WorkingHours) => void;
}

const everyDay = weekdays.map(({ weekday }) => weekday);

/** The hours of one weekday. */
export function WeekdayRow({ weekday, name, hours, onChange }: WeekdayRowProps) {
  const errorId = useId();
  const intervals = intervalsOf(hours, weekday);
  const error = validateDay(hours, weekday);
  const copyTo = (to: readonly number[]) => onChange(withCopiedDay(hours, weekday, to));
  return (
    <Day role="group" aria-label={name}>
      <Name>{name}</Name>
      <Intervals>
        {intervals.length === 0 && <Off>Off</Off>}
        {intervals.map(({ interval, index }, position) => (
          <IntervalFields
            key={index}
            label={position === 0 ? name : `${name}, ${position + 1}`}
            interval={interval}
            errorId={error ? errorId : undefined}
            onChange={(times) => onChange(withTimes(hours, index, times))}
            onRemove={() => onChange(withoutInterval(hours, index))}
          />
        ))}
        <ErrorText id={errorId} aria-live="polite">
          {error}
        </ErrorText>
      </Intervals>
      <Buttons>
        <IconButton
          size="sm"
          label={`Add Hours on ${name}`}
          unavailable={hours.spans.length >= maxIntervals}
          onClick={() => onChange(withInterval(hours, weekday))}
        >
          <PlusIcon />
        </IconButton>
        <Menu
          trigger={
            <IconButton size="sm" label={`Copy ${name} to Other Days`}>
              <CopyIcon />
            </IconButton>
          }
          items={[
            { label: 'To Every Day', onSelect: () => copyTo(everyDay) },
            { label: 'To Monday to Friday', onSelect: () => copyTo([1, 2, 3, 4, 5]) },
            'separator',
            ...weekdays
              .filter((other) => other.weekday !== weekday)
              .map((other) => ({ label: `To ${other.name}`, onSelect: () => copyTo([other.weekday]) })),
          ]}
        />
      </Buttons>
    </Day>
  );
}

const Day = styled.div`
  display: grid;
  /* The buttons are beside the hours that they change, below each other regardless of the number of intervals. */
  grid-template-columns: 110px minmax(0, 340px) auto;
  align-items: start;
  justify-content: start;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} 0;
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-content: stretch;
    align-items: center;
    > :nth-child(2) { grid-column: 1 / -1; grid-row: 2; }
    > * { padding-top: 0; }
  }
`;

const Name = styled.span`
  padding-top: 6px;
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Intervals = styled.div`
  display: grid;
  justify-items: start;
  ${({ theme }) => theme.media.phone} { justify-items: stretch; }
  gap: ${({ theme }) => theme.space[8]};
`;

const Off = styled.span`
  padding-top: 6px;
  color: ${({ theme }) => theme.color.muted};
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad.text};
  font-size: ${({ theme }) => theme.size[13]};
  &:empty { display: none; }
`;

const Buttons = styled.div`
  display: flex;
  padding-top: 4px;
`;
