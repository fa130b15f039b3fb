import type { BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import { Badge, Row, Stack, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { BookingCosts } from '../booking-costs';
import { contractorOf, customerOf, type Side } from '../booking-sides';
import { BookingTime } from '../booking-time';
import { durationInWords, priorityWords, statusWords } from '../booking-words';
import { Instant } from './instant';

/** What is known of a job, line by line. */
export function BookingFacts({ booking }: { booking: BookingWithTimeline }) {
  const { status, priority, cancellation, expiresAt, completedAt, employee } = booking;
  return (
    <Stack>
      <Row>
        <Badge tone={statusWords[status].tone} dot>
          {statusWords[status].label}
        </Badge>
        <Badge tone={priorityWords[priority].tone}>{priorityWords[priority].label}</Badge>
      </Row>
      {booking.description && <Words>{booking.description}</Words>}
      <Lines>
        <Line name="When">
          <BookingTime booking={booking} />
        </Line>
        <Line name="Duration">{durationInWords(booking.duration)}</Line>
        <Line name="Location">{booking.location}</Line>
        <SideLine side={contractorOf(booking)} />
        <SideLine side={customerOf(booking)} />
        <Line name="Given to">{employee?.name ?? 'Nobody yet'}</Line>
        <Line name="Cost">
          <BookingCosts booking={booking} />
        </Line>
        {booking.notes && <Line name="Notes">{booking.notes}</Line>}
        {booking.contractorNotes && <Line name="Contractor’s notes">{booking.contractorNotes}</Line>}
        {status === 'pending' && expiresAt && (
          <Line name="Ends by itself">
            <Instant at={expiresAt} /> unless it is confirmed
          </Line>
        )}
        {cancellation && (
          <Line name="Cancelled">
            {cancellation.reason}
            {cancellation.by && ` (${cancellation.by.name})`}
          </Line>
        )}
        {completedAt && (
          <Line name="Completed">
            <Instant at={completedAt} />
          </Line>
        )}
        <Line name="Requested">
          <Instant at={booking.createdAt} />
        </Line>
      </Lines>
    </Stack>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SideLine({ side: { part, person } }: { side: Side }) {
  if (!person) return <Line name={part}>This account is gone</Line>;
  return (
    <Line name={part}>
      {[person.name, person.company].filter(Boolean).join(', ')}
      <br />
      {person.phone && <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</a>}
      {person.phone && person.email && ' · '}
      {person.email && <a href={`mailto:${encodeURIComponent(person.email).replaceAll('%40', '@')}`}>{person.email}</a>}
    </Line>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Lines = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 136px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[12]};
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${({ theme }) => theme.media.phone} {
    > div { grid-template-columns: 1fr; gap: 0; }
  }
`;
