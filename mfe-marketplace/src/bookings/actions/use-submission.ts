import { useState } from 'react';
import { type BookingError, showBookingError } from './use-booking-changes';

/**
 * Sends what a dialog asks for and closes it; where the server refuses, the dialog stays with what was typed, unless
 * there is nothing in it to put right.
 */
export function useSubmission(onClose: () => void) {
  const [refusal, setRefusal] = useState<BookingError>();

  async function attempt(send: () => Promise<BookingError | undefined>) {
    const refused = await send();
    if (refused && !refused.isFinal) return setRefusal(refused);
    if (refused) showBookingError(refused);
    onClose();
  }

  return { refusal, attempt };
}
