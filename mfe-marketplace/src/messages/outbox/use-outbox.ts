import { removeOthersPersonalData, useStore, useUser } from '@plaza/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { createDelivery } from './delivery';
import type { Outbox, OutboxState } from './outbox';
import { closeWithSession, getOutbox } from './outboxes';

/** The outbox of the signed-in user. */
export const useOutbox = (): Outbox => getOutbox(useUser()?.id ?? '');

export const useOutboxState = (outbox: Outbox): OutboxState => useSyncExternalStore(outbox.subscribe, outbox.getState);

/**
 * Sends what is in the user's outbox, also what a closed page has left there; continues after the user leaves the
 * screen, until sign-out.
 */
export function useSending(): void {
  const store = useStore();
  const userId = useUser()?.id;
  const outbox = useOutbox();
  useEffect(() => {
    if (!userId) return;
    removeOthersPersonalData();
    closeWithSession(store, userId);
    outbox.start(createDelivery(store.dispatch));
  }, [outbox, userId, store]);
}
