import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { capitalise, DescriptionItem, Dotted, Money, styled } from '@plaza/ui';
import { nameAndCompany } from '../../text/name-and-company';
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
      <DescriptionItem name="When">
        <BookingTime booking={booking} />
        {isOnOtherClock(booking) && (
          <div>
            <UserZone name="All other times" />
          </div>
        )}
      </DescriptionItem>
      <DescriptionItem name="Duration">{formatDuration(booking.duration)}</DescriptionItem>
      <DescriptionItem name="Priority">{capitalise(priority)}</DescriptionItem>
      <DescriptionItem name="Location">{booking.location}</DescriptionItem>
      <SideLine participant={toContractorParticipant(booking)} />
      <SideLine participant={toCustomerParticipant(booking)} />
      <DescriptionItem name="Assigned to">{employee?.name ?? 'Nobody yet'}</DescriptionItem>
      <DescriptionItem name="Estimated cost">
        {estimatedCost === null ? 'No estimate' : <Money amount={estimatedCost} currency={currency} />}
      </DescriptionItem>
      <DescriptionItem name="Actual cost">
        {actualCost === null ? 'Not known yet' : <Money amount={actualCost} currency={currency} />}
      </DescriptionItem>
      <DescriptionItem name="Notes">{booking.notes || 'None'}</DescriptionItem>
      {booking.contractorNotes && (
        <DescriptionItem name="Contractor’s notes">{booking.contractorNotes}</DescriptionItem>
      )}
      {status === 'pending' && expiresAt && (
        <DescriptionItem name="Is cancelled automatically">
          <Instant at={expiresAt} /> unless it is confirmed
        </DescriptionItem>
      )}
      {cancellation && (
        <DescriptionItem name="Cancelled">
          {cancellation.reason}
          {cancellation.by && ` (${cancellation.by.name})`}
        </DescriptionItem>
      )}
      {completedAt && (
        <DescriptionItem name="Completed">
          <Instant at={completedAt} />
        </DescriptionItem>
      )}
      <DescriptionItem name="Requested">
        <Instant at={booking.createdAt} />
      </DescriptionItem>
      <DescriptionItem name="Booking ID">
        <Id>{id}</Id>
      </DescriptionItem>
    </Lines>
  );
}

function SideLine({ participant: { role, account } }: { participant: Participant }) {
  if (!account) return <DescriptionItem name={role}>This account is gone</DescriptionItem>;
  return (
    <DescriptionItem name={role}>
      {nameAndCompany(account)}
      <Dotted>
        {account.phone !== '' && <a href={`tel:${account.phone.replace(/[^\d+]/g, '')}`}>{account.phone}</a>}
        {account.email !== '' && (
          <a href={`mailto:${encodeURIComponent(account.email).replaceAll('%40', '@')}`}>{account.email}</a>
        )}
      </Dotted>
      <Id>ID {account.id}</Id>
    </DescriptionItem>
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
