import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { MapIcon, PeopleIcon, usePhone, WalletIcon } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { BookingCosts } from './booking-costs';
import { IconText } from './icon-text';
import { ParticipantFact } from './participant-fact';
import { otherParticipants } from './participants';

/** Where a booking takes place, with whom and for how much, the same in every list of bookings; shorter on phones. */
export function BookingEssentials({ booking }: { booking: Booking }) {
  const user = useUser();
  const isPhone = usePhone();
  const { location, employee } = booking;
  return (
    <>
      <IconText icon={<MapIcon label="Location" />}>{location}</IconText>
      {otherParticipants(booking, user).map((participant) => (
        <ParticipantFact key={participant.role} participant={participant} brief={isPhone} />
      ))}
      {employee && !isPhone && (
        <IconText icon={<PeopleIcon label="Assigned to" />}>
          {employee.id === user?.id ? `${employee.name} (you)` : employee.name}
        </IconText>
      )}
      <IconText icon={<WalletIcon label="Cost" />}>
        <BookingCosts booking={booking} />
      </IconText>
    </>
  );
}
