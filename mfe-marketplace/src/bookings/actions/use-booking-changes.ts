import type { Assignment, Booking, StatusChange } from '@plaza/contracts/marketplace/bookings';
import { type ApiError, serverMessage, toast } from '@plaza/web-kit';
import { useMarketplaceAssignBookingMutation, useMarketplaceChangeBookingStatusMutation } from '../api/booking-writes';

export const networkError = 'Check your connection and try again in a moment.';

/** Writes to one booking, each with the version that the user sees. */
export function useBookingChanges({ id, version }: Booking) {
  const [sendStatus, { isLoading: isChanging }] = useMarketplaceChangeBookingStatusMutation();
  const [sendAssignment] = useMarketplaceAssignBookingMutation();
  return {
    isChanging,
    changeStatus: (change: Omit<StatusChange, 'version'>) => sendStatus({ id, body: { ...change, version } }),
    assign: (assignment: Omit<Assignment, 'version'>) => sendAssignment({ id, body: { ...assignment, version } }),
  };
}

export const showStatusChanged = ({ status }: Booking): string =>
  toast({ title: 'Booking updated', description: `Booking status changed to ${status}`, variant: 'success' });

export const showNotUpdated = (error: ApiError | unknown): string =>
  toast({ title: 'Booking not updated', description: serverMessage(error, networkError), variant: 'error' });

/**
 * The `onRejected` of a dialog that changes a booking. If the booking was deleted or changed, or the user may not
 * change it, it is fetched again. The dialog stays open with the error as its alert, so that no input is lost.
 */
export const whenBookingChanged = (onBookingChanged: () => void) => async (error: ApiError) => {
  if ([403, 404, 409].includes(error.status)) onBookingChanged();
  return false;
};
