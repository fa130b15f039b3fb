import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Money, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { formatDuration } from './booking-labels';
import { BookingTime } from './booking-time';
import { Instant } from './instant';
import { type Participant, toContractorParticipant, toCustomerParticipant } from './participants';

/** Every field of a booking, line by line; the same for every role. */
export function BookingLines({ booking }: { booking: Booking }) {
  const { id, status, cancellation, expiresAt, completedAt, employee, estimatedCost, actualCost, currency } = booking;
  return (
    <Lines>
      <Line name="When">
        <BookingTime booking={booking} />
      </Line>
      <Line name="Duration">{formatDuration(booking.duration)}</Line>
      <Line name="Location">{booking.location}</Line>
      <SideLine side={toContractorParticipant(booking)} />
      <SideLine side={toCustomerParticipant(booking)} />
      <Line name="Given to">{employee?.name ?? 'Nobody yet'}</Line>
      <Line name="Estimated cost">
        {estimatedCost === null ? 'No estimate' : <Money amount={estimatedCost} currency={currency} />}
      </Line>
      <Line name="Actual cost">
        {actualCost === null ? 'Not known yet' : <Money amount={actualCost} currency={currency} />}
      </Line>
      <Line name="Notes">{booking.notes || 'None'}</Line>
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
      <Line name="Booking ID">
        <Id>{id}</Id>
      </Line>
    </Lines>
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

function SideLine({ side: { part, person } }: { side: Participant }) {
  if (!person) return <Line name={part}>This account is gone</Line>;
  return (
    <Line name={part}>
      {[person.name, person.company].filter(Boolean).join(', ')}
      <br />
      {person.phone && <a href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>{person.phone}</a>}
      {person.phone && person.email && ' · '}
      {person.email && <a href={`mailto:${encodeURIComponent(person.email).replaceAll('%40', '@')}`}>{person.email}</a>}
      <br />
      <Id>ID {person.id}</Id>
    </Line>
  );
}

const Id = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
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
