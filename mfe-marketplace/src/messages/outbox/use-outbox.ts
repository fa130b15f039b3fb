import { removeOthersPersonalData, useStore, useUser } from '@plaza/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { createDelivery } from './delivery';
import type { Outbox, OutboxState } from './outbox';
import { closeWithSession, getOutbox } from './outboxes';

/** The outbox of the signed-in user; it continues to send after the user leaves the screen, until sign-out. */
export function useOutbox(): Outbox {
  const store = useStore();
  const user = useUser();
  const outbox = getOutbox(user?.id ?? '');
  useEffect(() => {
    if (!user?.id) return;
    removeOthersPersonalData();
    closeWithSession(store, user.id);
    outbox.start(createDelivery(store.dispatch));
  }, [outbox, user?.id, store]);
  return outbox;
}

export const useOutboxState = (outbox: Outbox): OutboxState => useSyncExternalStore(outbox.subscribe, outbox.getState);
