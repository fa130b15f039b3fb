import { removeOthersPersonalData, useAppDispatch, useUser } from '@plaza/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from '../outbox/outbox';
import { getOutbox } from '../outbox/outboxes';
import { createDelivery } from './delivery';

/** The outbox of the signed-in user; it continues to send after the user leaves the screen, until sign-out. */
export function useOutbox(): Outbox {
  const dispatch = useAppDispatch();
  const user = useUser();
  const outbox = getOutbox(user?.id ?? '');
  useEffect(() => {
    if (!user?.id) return;
    removeOthersPersonalData();
    outbox.start(createDelivery(dispatch));
  }, [outbox, user?.id, dispatch]);
  return outbox;
}

export const useOutboxState = (outbox: Outbox): OutboxState => useSyncExternalStore(outbox.subscribe, outbox.getState);
