import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { capitalise, Dotted, Money, styled } from '@plaza/ui';
import type { ReactNode } from 'react';
import { formatDuration } from './booking-labels';
import { BookingTime } from './booking-time';
import { Instant } from './instant';
import { isOnOtherClock } from './local-clock';
import { type Participant, toContractorParticipant, toCustomerParticipant } from './participants';
import { ReaderZone } from './zone-note';

/** Every field of a booking, line by line; the same for every role. */
export function BookingLines({ booking }: { booking: Booking }) {
  const { id, status, priority, cancellation, expiresAt, completedAt, employee } = booking;
  const { estimatedCost, actualCost, currency } = booking;
  return (
    <Lines>
      <Line name="When">
        <BookingTime booking={booking} />
        {isOnOtherClock(booking) && (
          <div>
            <ReaderZone name="All other times" />
          </div>
        )}
      </Line>
      <Line name="Duration">{formatDuration(booking.duration)}</Line>
      <Line name="Priority">{capitalise(priority)}</Line>
      <Line name="Location">{booking.location}</Line>
      <SideLine participant={toContractorParticipant(booking)} />
      <SideLine participant={toCustomerParticipant(booking)} />
      <Line name="Assigned to">{employee?.name ?? 'Nobody yet'}</Line>
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

function SideLine({ participant: { role, account } }: { participant: Participant }) {
  if (!account) return <Line name={role}>This account is gone</Line>;
  return (
    <Line name={role}>
      {[account.name, account.company].filter(Boolean).join(', ')}
      <Dotted>
        {account.phone !== '' && <a href={`tel:${account.phone.replace(/[^\d+]/g, '')}`}>{account.phone}</a>}
        {account.email !== '' && (
          <a href={`mailto:${encodeURIComponent(account.email).replaceAll('%40', '@')}`}>{account.email}</a>
        )}
      </Dotted>
      <Id>ID {account.id}</Id>
    </Line>
  );
}

const Id = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.mono};
  font-size: ${({ theme }) => theme.size[13]};
`;

/** Names beside their values; above them on phones. */
export const Lines = styled.dl`
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
