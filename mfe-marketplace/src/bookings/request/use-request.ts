import { toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { ownZone } from '../../times/zoned-time';
import { refusalOf } from '../actions/use-booking-changes';
import { bookingsApi, useMarketplaceAddBookingMutation } from '../bookings-api';
import {
  blankDraft,
  faultsIn,
  placedFaults,
  type RequestDraft,
  type RequestFaults,
  requestOf,
  withoutChanged,
} from './request-draft';

/** A booking being asked for. What was typed stays where the server refuses it. */
export function useRequest(contractorId: string, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => blankDraft(contractorId));
  const [faults, setFaults] = useState<RequestFaults>({});
  const [alert, setAlert] = useState<string>();
  // One for each form, so that a second click, or another try after a lost answer, makes no second booking.
  const [key] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useMarketplaceAddBookingMutation();

  /** What was said of an entry holds until that is changed. */
  function change(next: (known: RequestDraft) => RequestDraft) {
    const changed = next(draft);
    setDraft(changed);
    setFaults((known) => withoutChanged(known, draft, changed));
  }
  const set = (changes: Partial<RequestDraft>) => change((known) => ({ ...known, ...changes }));

  /** Sends it, with what the form itself knows beside the draft; whether it was taken. */
  async function submit(whole: RequestDraft): Promise<boolean> {
    if (isLoading) return false;
    setDraft(whole);
    const missing = faultsIn(whole);
    setFaults(missing);
    setAlert(undefined);
    const booking = requestOf(whole, ownZone());
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
    const refusal = refusalOf(error);
    const placed = placedFaults(refusal.faults);
    setFaults(placed);
    if (Object.keys(placed).length === 0) setAlert(refusal.message);
    dispatch(bookingsApi.util.invalidateTags(['marketplace/slot'])); // what was free may be so no longer
    return false;
  }

  return { draft, change, set, faults, alert, isSending: isLoading, submit };
}
