import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { capitalise, Dotted, Money, styled } from '@plaza/ui';
import { NamedFact } from '../../text/named-fact';
import { formatDuration } from './booking-labels';
import { BookingTime } from './booking-time';
import { Instant } from './instant';
import { isOnOtherClock } from './local-clock';
import { type Participant, toContractorParticipant, toCustomerParticipant } from './participants';
import { UserZone } from './zone-note';

/** Every field of a booking, line by line; the same for every role. */
export function BookingLines({ booking }: { booking: Booking }) {
  const { id, status, priority, cancellation, expiresAt, completedAt, employee } = booking;
  const { estimatedCost, actualCost, currency } = booking;
  return (
    <Lines>
      <NamedFact name="When">
        <BookingTime booking={booking} />
        {isOnOtherClock(booking) && (
          <div>
            <UserZone name="All other times" />
          </div>
        )}
      </NamedFact>
      <NamedFact name="Duration">{formatDuration(booking.duration)}</NamedFact>
      <NamedFact name="Priority">{capitalise(priority)}</NamedFact>
      <NamedFact name="Location">{booking.location}</NamedFact>
      <SideLine participant={toContractorParticipant(booking)} />
      <SideLine participant={toCustomerParticipant(booking)} />
      <NamedFact name="Assigned to">{employee?.name ?? 'Nobody yet'}</NamedFact>
      <NamedFact name="Estimated cost">
        {estimatedCost === null ? 'No estimate' : <Money amount={estimatedCost} currency={currency} />}
      </NamedFact>
      <NamedFact name="Actual cost">
        {actualCost === null ? 'Not known yet' : <Money amount={actualCost} currency={currency} />}
      </NamedFact>
      <NamedFact name="Notes">{booking.notes || 'None'}</NamedFact>
      {booking.contractorNotes && <NamedFact name="Contractor’s notes">{booking.contractorNotes}</NamedFact>}
      {status === 'pending' && expiresAt && (
        <NamedFact name="Is cancelled automatically">
          <Instant at={expiresAt} /> unless it is confirmed
        </NamedFact>
      )}
      {cancellation && (
        <NamedFact name="Cancelled">
          {cancellation.reason}
          {cancellation.by && ` (${cancellation.by.name})`}
        </NamedFact>
      )}
      {completedAt && (
        <NamedFact name="Completed">
          <Instant at={completedAt} />
        </NamedFact>
      )}
      <NamedFact name="Requested">
        <Instant at={booking.createdAt} />
      </NamedFact>
      <NamedFact name="Booking ID">
        <Id>{id}</Id>
      </NamedFact>
    </Lines>
  );
}

function SideLine({ participant: { role, account } }: { participant: Participant }) {
  if (!account) return <NamedFact name={role}>This account is gone</NamedFact>;
  return (
    <NamedFact name={role}>
      {[account.name, account.company].filter(Boolean).join(', ')}
      <Dotted>
        {account.phone !== '' && <a href={`tel:${account.phone.replace(/[^\d+]/g, '')}`}>{account.phone}</a>}
        {account.email !== '' && (
          <a href={`mailto:${encodeURIComponent(account.email).replaceAll('%40', '@')}`}>{account.email}</a>
        )}
      </Dotted>
      <Id>ID {account.id}</Id>
    </NamedFact>
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
