import { Button, ChevronLeftIcon, ChevronRightIcon, Field, IconButton, Row, styled, TextInput } from '@plaza/ui';
import { addDays, currentDay, formatDay } from '@plaza/ui/time';

interface DayPickerProps {
  day: string;
  timeZone: string;
  onDay: (day: string) => void;
}

/** Chooses the day of the board. */
export function DayPicker({ day, timeZone, onDay }: DayPickerProps) {
  const today = currentDay(timeZone);
  return (
    <Row justify="space-between">
      <h2 aria-live="polite">{formatDay(day, 'weekdayLong')}</h2>
      <Row>
        <IconButton label="Previous day" variant="secondary" onClick={() => onDay(addDays(day, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <Button disabled={day === today} onClick={() => onDay(today)}>
          Today
        </Button>
        <IconButton label="Next day" variant="secondary" onClick={() => onDay(addDays(day, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <DateBox>
          <Field label="Day" hideLabel>
            <TextInput
              type="date"
              value={day}
              required
              onChange={({ target }) => target.value !== '' && onDay(target.value)}
            />
          </Field>
        </DateBox>
      </Row>
    </Row>
  );
}

const DateBox = styled.div`
  width: 150px;
`;
