import { LinkButton } from '@plaza/ui';
import { useSessionTabsQuery } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof LinkButton>, 'asChild'> {
  /** Null without a booking. */
  readonly bookingId: string | null;
}

/** Leads users with the bookings tab to the booking that a conversation or a ticket is about. */
export function BookingLink({ bookingId, children, ...rest }: Props) {
  return bookingId === null ? null : (
    <LinkToBooking {...rest} bookingId={bookingId}>
      {children}
    </LinkToBooking>
  );
}

function LinkToBooking({ bookingId, children, ...rest }: Props & { readonly bookingId: string }) {
  const { data: tabs = [] } = useSessionTabsQuery();
  if (!tabs.includes('bookings')) return null;
  return (
    <LinkButton {...rest} asChild>
      <Link to={`/dashboard/bookings?booking=${bookingId}`}>{children}</Link>
    </LinkButton>
  );
}
