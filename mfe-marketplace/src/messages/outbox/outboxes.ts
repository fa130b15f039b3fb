import type { AppStore } from '@plaza/web-kit';
import { Outbox } from './outbox';

const outboxes = new Map<string, Outbox>();
/** Stop following the session, by user. */
const unfollow = new Map<string, () => void>();

/** The single outbox of a user on this page. */
export function getOutbox(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? new Outbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

/**
 * Closes the user's outbox when the session ends or passes to another user. An administrator who acts as another user
 * will return to their own messages.
 */
export function closeWithSession({ subscribe, getState }: AppStore, userId: string): void {
  if (unfollow.has(userId)) return;
  const handleChange = () => {
    const { user, impersonation } = getState().session;
    if (user?.id !== userId) closeOutbox(userId, impersonation !== null);
  };
  unfollow.set(userId, subscribe(handleChange));
}

/** Stops a user's outbox, and removes their stored messages unless they will return. */
export function closeOutbox(userId: string, willReturn: boolean): void {
  unfollow.get(userId)?.();
  unfollow.delete(userId);
  getOutbox(userId).stop(willReturn);
  outboxes.delete(userId);
}

/** Stops all outboxes; unsent messages remain stored, and the next version of this remote sends them. */
export function closeOutboxes(): void {
  for (const userId of outboxes.keys()) closeOutbox(userId, true);
}
