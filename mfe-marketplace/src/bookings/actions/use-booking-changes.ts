import type { Assignment, Booking, StatusChange } from '@plaza/contracts/marketplace/bookings';
import { type ApiError, apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { useMarketplaceAssignBookingMutation, useMarketplaceChangeBookingStatusMutation } from '../api/bookings-api';

/** What was refused, and whether the same could be tried again with other words. */
export interface BookingError {
  readonly message: string;
  readonly faults: Readonly<Record<string, string>>;
  /** The booking is not as it seemed, or not for the reader to change: there is nothing to put right in a form. */
  readonly isFinal: boolean;
}

const networkError = 'Check your connection and try again in a moment.';

/** Changes to one booking, made to the version that the reader sees. */
export function useBookingChanges(booking: Booking) {
  const [sendStatus, { isLoading: isChanging }] = useMarketplaceChangeBookingStatusMutation();
  const [sendAssignment, { isLoading: isAssigning }] = useMarketplaceAssignBookingMutation();
  const { id, version } = booking;

  async function changeStatus(change: Omit<StatusChange, 'version'>): Promise<BookingError | undefined> {
    const { error } = await sendStatus({ id, body: { ...change, version } });
    if (error) return toBookingError(error);
    toast({ title: 'Booking updated', description: `Booking status changed to ${change.status}`, variant: 'success' });
    return undefined;
  }

  async function assign(assignment: Omit<Assignment, 'version'>): Promise<BookingError | undefined> {
    const { error } = await sendAssignment({ id, body: { ...assignment, version } });
    if (error) return toBookingError(error);
    toast({ title: 'Booking updated', description: 'Whoever the job was given to hears of it.', variant: 'success' });
    return undefined;
  }

  return { changeStatus, assign, isBusy: isChanging || isAssigning };
}

/** Says what was refused where no form stands open for it. */
export const showBookingError = ({ message }: BookingError): string =>
  toast({ title: 'Booking not updated', description: message, variant: 'error' });

export function toBookingError(error: unknown): BookingError {
  const known = apiErrorIn(error);
  return { message: serverMessage(error, networkError), faults: toFieldErrors(known), isFinal: isFinal(known) };
}

const isFinal = (error: ApiError | undefined) => error !== undefined && [403, 404, 409].includes(error.status);

/** What the server said about the single entries, by their names. */
function toFieldErrors(error: ApiError | undefined): Record<string, string> {
  const details = error?.data?.error.details ?? [];
  return Object.fromEntries(details.filter(({ path }) => path !== '').map(({ path, message }) => [path, message]));
}
