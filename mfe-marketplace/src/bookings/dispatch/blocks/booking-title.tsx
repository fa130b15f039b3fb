import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { styled } from '@plaza/ui';
import { useChangeSearch } from '@plaza/web-kit/router';

/** The title of a booking, which opens it. Not a link, because browsers drag links themselves. */
export function BookingTitle({ booking }: { booking: Booking }) {
  const change = useChangeSearch();
  return (
    <Title type="button" title={booking.title} onClick={() => change({ booking: booking.id })}>
      <span>{booking.title}</span>
    </Title>
  );
}

const Title = styled.button`
  min-width: 0;
  min-height: 24px;
  ${({ theme }) => theme.media.touch} { min-height: 44px; }
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${({ theme }) => theme.weight.medium};
  text-align: start;
  cursor: pointer;
  > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover { text-decoration: underline; }
`;
