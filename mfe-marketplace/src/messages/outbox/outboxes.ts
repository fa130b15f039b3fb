import { Outbox } from './outbox';

const outboxes = new Map<string, Outbox>();

/** The single outbox of a user on this page. */
export function getOutbox(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? new Outbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

/** Stops a user's outbox, and removes their stored messages unless they will return. */
export function closeOutbox(userId: string, willReturn: boolean): void {
  getOutbox(userId).stop(willReturn);
  outboxes.delete(userId);
}

/** Stops all outboxes; unsent messages remain stored, and the next version of this remote sends them. */
export function closeOutboxes(): void {
  for (const userId of outboxes.keys()) closeOutbox(userId, true);
}
