import type { AppStore } from '@plaza/web-kit';
import { type Deliver, Outbox } from './outbox';

const outboxes = new Map<string, Outbox>();
/** Stop following the session, by user. */
const unfollow = new Map<string, () => void>();

/** The single outbox of a user on this page. */
export function getOutbox(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? new Outbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

/** Sends the user's messages, stored ones first, until their session ends or passes to another user. */
export function startOutbox(store: AppStore, userId: string, deliver: Deliver): void {
  if (!unfollow.has(userId)) unfollow.set(userId, closeWithSession(store, userId));
  getOutbox(userId).start(deliver);
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

/** An administrator who acts as another user will return to their own messages. */
const closeWithSession = ({ subscribe, getState }: AppStore, userId: string): (() => void) =>
  subscribe(() => {
    const { user, impersonation } = getState().session;
    if (user?.id !== userId) closeOutbox(userId, impersonation !== null);
  });
