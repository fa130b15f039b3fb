import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Row } from '@plaza/ui';
import { addDays, currentDay, formatDay } from '@plaza/ui/time';
import type { HistoryStep } from '@plaza/web-kit/router';
import { ZoneNote } from '../booking/zone-note';
import { DayField } from './day-field';

interface DayPickerProps {
  day: string;
  timeZone: string;
  /** The bookings whose time zones may differ from the user's; undefined while they load. */
  bookings: readonly Booking[] | undefined;
  onDay: (day: string, step?: HistoryStep) => void;
}

/** Chooses the day of the board. */
export function DayPicker({ day, timeZone, bookings, onDay }: DayPickerProps) {
  const today = currentDay(timeZone);
  return (
    <Row justify="space-between">
      <Row>
        <h2 aria-live="polite">{formatDay(day, 'weekdayLong')}</h2>
        <ZoneNote bookings={bookings} />
      </Row>
      <Row>
        <IconButton label="Previous Day" variant="secondary" onClick={() => onDay(addDays(day, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <Button unavailable={day === today} onClick={() => onDay(today)}>
          Today
        </Button>
        <IconButton label="Next Day" variant="secondary" onClick={() => onDay(addDays(day, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <DayField day={day} onDay={onDay} />
      </Row>
    </Row>
  );
}
