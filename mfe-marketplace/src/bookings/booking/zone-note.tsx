import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { browserTimeZone, formatZoneCity } from '@plaza/ui/time';
import { memo } from 'react';
import { isOnOtherClock } from './local-clock';

/** States once, beside a heading, which time zone the times below are in, if any booking's own zone differs from it. */
export const ZoneNote = memo(function ZoneNote({ bookings = [] }: { bookings: readonly Booking[] | undefined }) {
  return bookings.some(isOnOtherClock) && <UserZone />;
});

/** States beside times that they are in the user's time zone, with its name. */
export const UserZone = ({ name = 'Times' }: { name?: string }) => (
  <Note>{`${name} in your time (${formatZoneCity(browserTimeZone())})`}</Note>
);

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
