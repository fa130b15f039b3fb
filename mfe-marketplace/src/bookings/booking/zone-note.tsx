import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { browserTimeZone, formatZoneCity } from '@plaza/ui/time';
import { memo } from 'react';
import { isOnOtherClock } from './reader-clock';

/** Says once, beside a heading, whose clocks the times below are of, where a booking's own clocks show others. */
export const ZoneNote = memo(function ZoneNote({ bookings = [] }: { bookings: readonly Booking[] | undefined }) {
  return bookings.some(isOnOtherClock) && <ReaderZone />;
});

/** Says, beside times of the reader's clocks, that they are, and where these are. */
export const ReaderZone = ({ name = 'Times' }: { name?: string }) => (
  <Note>{`${name} in your time (${formatZoneCity(browserTimeZone())})`}</Note>
);

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
