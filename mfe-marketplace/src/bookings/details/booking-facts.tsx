import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, Row, Stack, styled } from '@plaza/ui';
import { priorityLabels, statusLabels } from '../booking/booking-labels';
import { BookingLines } from '../booking/booking-lines';

/** Status, priority, description and all fields of a booking. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { status, priority, description } = booking;
  return (
    <Stack>
      <Row>
        <Badge tone={statusLabels[status].tone} dot>
          {statusLabels[status].label}
        </Badge>
        <Badge tone={priorityLabels[priority].tone}>{priorityLabels[priority].label}</Badge>
      </Row>
      {description && <Description>{description}</Description>}
      <BookingLines booking={booking} />
    </Stack>
  );
}

const Description = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
