import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { MapIcon, PeopleIcon, usePhone, WalletIcon } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { BookingCosts } from './booking-costs';
import { Fact } from './fact';
import { ParticipantFact } from './participant-fact';
import { otherParticipants } from './participants';

/** Where a booking takes place, with whom and for how much, the same in every list of bookings; shorter on phones. */
export function BookingEssentials({ booking }: { booking: Booking }) {
  const user = useUser();
  const isPhone = usePhone();
  const { location, employee } = booking;
  return (
    <>
      <Fact icon={<MapIcon label="Location" />}>{location}</Fact>
      {otherParticipants(booking, user).map((participant) => (
        <ParticipantFact key={participant.role} participant={participant} brief={isPhone} />
      ))}
      {employee && !isPhone && (
        <Fact icon={<PeopleIcon label="Assigned to" />}>
          {employee.id === user?.id ? `${employee.name} (you)` : employee.name}
        </Fact>
      )}
      <Fact icon={<WalletIcon label="Cost" />}>
        <BookingCosts booking={booking} />
      </Fact>
    </>
  );
}
