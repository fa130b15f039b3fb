import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { CheckIcon, ClockIcon, ToolIcon } from '@plaza/ui';
import type { ReactNode } from 'react';

/** Label and icon of each status; confirmed bookings need no icon. */
export const statusIcons: Record<BookingStatus, { readonly label: string; readonly icon: ReactNode }> = {
  pending: { label: 'Request', icon: <ClockIcon label="Request" /> },
  confirmed: { label: 'Confirmed', icon: null },
  'in-progress': { label: 'In Progress', icon: <ToolIcon label="In Progress" /> },
  completed: { label: 'Completed', icon: <CheckIcon label="Completed" /> },
  cancelled: { label: 'Cancelled', icon: null },
};
