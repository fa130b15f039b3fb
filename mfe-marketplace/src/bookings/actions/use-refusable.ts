import { useState } from 'react';
import { type Refusal, tellRefusal } from './use-booking-changes';

/**
 * Sends what a dialog asks for and closes it; where the server refuses, the dialog stays with what was typed, unless
 * there is nothing in it to put right.
 */
export function useRefusable(onClose: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();

  async function attempt(send: () => Promise<Refusal | undefined>) {
    const refused = await send();
    if (refused && !refused.isFinal) return setRefusal(refused);
    if (refused) tellRefusal(refused);
    onClose();
  }

  return { refusal, attempt };
}
