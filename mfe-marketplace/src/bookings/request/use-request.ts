import { toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { browserTimeZone } from '../../times/zoned-time';
import { toBookingError } from '../actions/use-booking-changes';
import { bookingsApi, useMarketplaceAddBookingMutation } from '../api/bookings-api';
import {
  blankDraft,
  type RequestDraft,
  type RequestErrors,
  toNewBooking,
  toRequestErrors,
  validateRequest,
  withoutChangedFields,
} from './draft/request-draft';

/** A booking being asked for. What was typed stays where the server refuses it. */
export function useRequest(contractorId: string, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => blankDraft(contractorId));
  const [faults, setFaults] = useState<RequestErrors>({});
  const [alert, setAlert] = useState<string>();
  // One for each form, so that a second click, or another try after a lost answer, makes no second booking.
  const [key] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useMarketplaceAddBookingMutation();

  /** What was said of an entry holds until that is changed. */
  function change(next: (known: RequestDraft) => RequestDraft) {
    const changed = next(draft);
    setDraft(changed);
    setFaults((known) => withoutChangedFields(known, draft, changed));
  }
  const set = (changes: Partial<RequestDraft>) => change((known) => ({ ...known, ...changes }));

  /** Sends it, with what the form itself knows beside the draft; whether it was taken. */
  async function submit(whole: RequestDraft): Promise<boolean> {
    if (isLoading) return false;
    setDraft(whole);
    const missing = validateRequest(whole);
    setFaults(missing);
    setAlert(undefined);
    const booking = toNewBooking(whole, browserTimeZone());
    if (Object.keys(missing).length > 0 || !booking) return false;
    const { error } = await send({ booking, key });
    if (error) return refuse(error);
    toast({
      title: 'Booking requested',
      description: 'The contractor was told and can confirm it.',
      variant: 'success',
    });
    onDone();
    return true;
  }

  function refuse(error: unknown): false {
    const refusal = toBookingError(error);
    const placed = toRequestErrors(refusal.faults);
    setFaults(placed);
    if (Object.keys(placed).length === 0) setAlert(refusal.message);
    dispatch(bookingsApi.util.invalidateTags(['marketplace/slot'])); // what was free may be so no longer
    return false;
  }

  return { draft, change, set, faults, alert, isSending: isLoading, submit };
}
