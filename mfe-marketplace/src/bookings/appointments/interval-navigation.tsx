import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, Row, styled, usePhone } from '@plaza/ui';
import { addDays, formatDayInterval } from '@plaza/ui/time';
import { ZoneNote } from '../booking/zone-note';

interface Props {
  readonly firstDay: string;
  readonly days: number;
  /** The bookings of the shown days; undefined while they load. */
  readonly bookings: readonly Booking[] | undefined;
  /** The first day of the interval that contains today. */
  readonly present: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly onChange: (firstDay: string) => void;
}

/** The shown days, with buttons to the previous and next ones. */
export function IntervalNavigation(props: Props) {
  const { firstDay, days, bookings, present, previousLabel, nextLabel, onChange } = props;
  const isPhone = usePhone();
  return (
    <Row>
      <IconButton label={previousLabel} variant="secondary" onClick={() => onChange(addDays(firstDay, -days))}>
        <ChevronLeftIcon />
      </IconButton>
      <Button unavailable={firstDay === present} onClick={() => onChange(present)}>
        Today
      </Button>
      <IconButton label={nextLabel} variant="secondary" onClick={() => onChange(addDays(firstDay, days))}>
        <ChevronRightIcon />
      </IconButton>
      <Heading aria-live="polite">
        {formatDayInterval(firstDay, addDays(firstDay, days - 1), { withYear: !isPhone })}
      </Heading>
      <ZoneNote bookings={bookings} />
    </Row>
  );
}

const Heading = styled.h2`
  margin-inline-start: ${({ theme }) => theme.space[8]};
`;
