import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { CheckIcon, ClockIcon, ToolIcon } from '@plaza/ui';
import type { ReactNode } from 'react';

/** Each state as a sign with its word; a confirmed job needs none. */
export const statusIcons: Record<BookingStatus, { readonly word: string; readonly sign: ReactNode }> = {
  pending: { word: 'Request', sign: <ClockIcon label="Request" /> },
  confirmed: { word: 'Confirmed', sign: null },
  'in-progress': { word: 'In Progress', sign: <ToolIcon label="In Progress" /> },
  completed: { word: 'Completed', sign: <CheckIcon label="Completed" /> },
  cancelled: { word: 'Cancelled', sign: null },
};
