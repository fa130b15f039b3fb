import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { apiErrorIn } from '@plaza/web-kit';
import { dialogActions, type OpenDialog } from './open-dialog';

/** Whether the user may still do with a booking what a dialog is for. */
export const isStillPossible = (kind: OpenDialog['kind'], { actions }: Booking): boolean =>
  dialogActions[kind].some((action) => actions.includes(action));

/** Why what a dialog is for is no longer possible; undefined while it is. */
export function changedBookingReason(opened: OpenDialog, latest: Booking, error: unknown): string | undefined {
  if (apiErrorIn(error)?.status === 404) return 'This booking was changed: it may be assigned to somebody else now.';
  if (isStillPossible(opened.kind, latest)) return undefined;
  if (latest.status === opened.booking.status) return 'This booking was changed: you can no longer do this.';
  return `This booking was changed: it is ${latest.status.replace('-', ' ')} now.`;
}
