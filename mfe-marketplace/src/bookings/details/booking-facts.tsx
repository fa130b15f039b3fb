import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, Row, Stack, styled } from '@plaza/ui';
import { statusLabels } from '../booking/booking-labels';
import { BookingLines } from '../booking/booking-lines';
import { NextStepLine } from '../booking/next-step-line';
import { PriorityBadge } from '../booking/priority-badge';

/** Status, priority, description and all fields of a booking. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { status, priority, description } = booking;
  return (
    <Stack>
      <Row>
        <Badge tone={statusLabels[status].tone} dot>
          {statusLabels[status].label}
        </Badge>
        <PriorityBadge priority={priority} />
      </Row>
      <NextStepLine booking={booking} />
      {description && <Description>{description}</Description>}
      <BookingLines booking={booking} />
    </Stack>
  );
}

const Description = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
