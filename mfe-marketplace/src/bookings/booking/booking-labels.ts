import type { BookingChange, BookingStatus, TimelineEntry } from '@plaza/contracts/marketplace/bookings';
import { bookingStatusLabels } from '@plaza/contracts/marketplace/choices';
import type { BadgeProps } from '@plaza/ui';

type Tone = BadgeProps['tone'];

/** Label and color of each status, in the order of the tabs. */
export const statusLabels = {
  pending: { label: bookingStatusLabels.pending, tone: 'attention' },
  confirmed: { label: bookingStatusLabels.confirmed, tone: 'info' },
  'in-progress': { label: bookingStatusLabels['in-progress'], tone: 'info' },
  completed: { label: bookingStatusLabels.completed, tone: 'good' },
  cancelled: { label: bookingStatusLabels.cancelled, tone: 'neutral' },
} as const satisfies Record<BookingStatus, { label: string; tone: Tone }>;

const changeLabels: Record<BookingChange, string> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  started: 'Started',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Ended, as nobody confirmed it in time',
  assigned: 'Assigned',
  reassigned: 'Reassigned',
  'contractor-gone': 'The contractor left Plaza',
  'customer-gone': 'The customer left Plaza',
  reviewed: 'Reviewed',
  replied: 'The review was replied to',
};

/** "Confirmed by Amir Khan". */
export const formatChange = ({ what, by }: Pick<TimelineEntry, 'what' | 'by'>): string =>
  by ? `${changeLabels[what]} by ${by.name}` : changeLabels[what];

/** "2 hours" of 2, "45 min" of 0.75. */
export function formatDuration(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
