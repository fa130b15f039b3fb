import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Badge, Row, Stack, styled } from '@plaza/ui';
import { priorityWords, statusWords } from '../booking-words';
import { BookingLines } from './booking-lines';

/** How a job stands, and all that is known of it. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { status, priority, description } = booking;
  return (
    <Stack>
      <Row>
        <Badge tone={statusWords[status].tone} dot>
          {statusWords[status].label}
        </Badge>
        <Badge tone={priorityWords[priority].tone}>{priorityWords[priority].label}</Badge>
      </Row>
      {description && <Words>{description}</Words>}
      <BookingLines booking={booking} />
    </Stack>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
