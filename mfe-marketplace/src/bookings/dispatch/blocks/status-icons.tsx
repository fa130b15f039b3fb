import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { CheckIcon, ClockIcon, ToolIcon } from '@plaza/ui';
import type { ReactNode } from 'react';
import { statusLabels } from '../../booking/booking-labels';

/** Confirmed bookings need no icon, and cancelled ones are not on the board. */
export const statusIcons: Record<BookingStatus, ReactNode> = {
  pending: <ClockIcon label={statusLabels.pending.label} />,
  confirmed: null,
  'in-progress': <ToolIcon label={statusLabels['in-progress'].label} />,
  completed: <CheckIcon label={statusLabels.completed.label} />,
  cancelled: null,
};
