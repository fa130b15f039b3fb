import { Outbox } from './outbox';

const outboxes = new Map<string, Outbox>();

/** The one outbox of a person on this page. */
export function getOutbox(userId: string): Outbox {
  const outbox = outboxes.get(userId) ?? new Outbox(userId);
  outboxes.set(userId, outbox);
  return outbox;
}

/** Ends sending for a person; what was kept goes with it, unless they will be back. */
export function closeOutbox(userId: string, willBeBack: boolean): void {
  getOutbox(userId).end(willBeBack);
  outboxes.delete(userId);
}
