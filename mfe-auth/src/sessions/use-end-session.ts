import type { Session } from '@plaza/contracts/identity/session';
import { apiErrorIn, leaveSession, serverMessage, toast, useAppDispatch } from '@plaza/web-kit';
import { useNavigate } from '@plaza/web-kit/router';
import { useState } from 'react';
import { useAuthEndSessionMutation } from './sessions-api';

/** Ends a session; ending the current one signs out and opens /signin. `ending` is the session being ended. */
export function useEndSession() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [endSession] = useAuthEndSessionMutation();
  const [ending, setEnding] = useState<string>();

  async function end({ id, device, current }: Session) {
    if (current) return dispatch(leaveSession('/signin', navigate));
    setEnding(id);
    const { error } = await endSession({ id });
    setEnding((now) => (now === id ? undefined : now)); // another one may be ending by now
    const isGone = apiErrorIn(error)?.status === 404; // by another window, or by a request whose response was lost
    if (error && !isGone) {
      toast({ title: 'Error', description: serverMessage(error, `${device} is still signed in.`), variant: 'error' });
    } else {
      toast({ title: 'Signed out', description: `${device} needs to sign in again.`, variant: 'success' });
    }
  }

  return { ending, end };
}
