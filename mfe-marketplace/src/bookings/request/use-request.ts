import type { Booking, NewBooking } from '@plaza/contracts/marketplace/bookings';
import { browserTimeZone } from '@plaza/ui/time';
import { type ApiError, apiErrorIn, toast, useAppDispatch, useForm, useRequestKey, useWhileOpen } from '@plaza/web-kit';
import { firstAttemptSaved } from '../../notices/first-attempt';
import { networkError } from '../actions/use-booking-changes';
import { useMarketplaceAddBookingMutation } from '../api/booking-writes';
import { bookingsApi } from '../api/bookings-api';
import {
  blankDraft,
  changedFields,
  fieldOfPath,
  type RequestDraft,
  toNewBooking,
  validateRequest,
} from './draft/request-draft';
import { useBookingAddress } from './fields/use-booking-address';

/** The form of a new booking. `update` changes the draft with a function, `change` sets fields of it. */
export function useRequest(contractorId: string, onDone: () => void) {
  const dispatch = useAppDispatch();
  const idempotencyKey = useRequestKey(firstAttemptSaved('Bookings'));
  const close = useWhileOpen(onDone);
  const [add] = useMarketplaceAddBookingMutation();
  const form = useForm<RequestDraft, Booking>({
    initial: blankDraft(contractorId),
    validate: (name, draft) => validateRequest(name, draft, address.location),
    save: (draft) => send(toNewBooking(draft, address.location, browserTimeZone())),
    onSaved() {
      const description = 'The contractor was told and can confirm it.';
      toast({ title: 'Booking requested', description, variant: 'success' });
      close();
    },
    fallback: networkError,
  });
  const address = useBookingAddress(form.draft);

  async function send(body: NewBooking) {
    const { data, error } = await idempotencyKey.send((key) => add({ body, key }));
    if (data) return { data };
    dispatch(bookingsApi.util.invalidateTags(['marketplace/slot'])); // the chosen slot may be taken
    return { error: atFormFields(apiErrorIn(error)) ?? error };
  }

  const update = (next: (draft: RequestDraft) => RequestDraft) =>
    form.change(changedFields(form.draft, next(form.draft)));
  return { ...form, address, update };
}

/** The same error, with its details assigned to the fields of the form. */
function atFormFields(error: ApiError | undefined): ApiError | undefined {
  if (!error?.data) return error;
  const details = error.data.error.details?.map((detail) => ({
    ...detail,
    path: fieldOfPath[detail.path] ?? detail.path,
  }));
  return { ...error, data: { ...error.data, error: { ...error.data.error, ...(details && { details }) } } };
}
