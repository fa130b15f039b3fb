import { personalStorage } from '@plaza/web-kit';

/** A message that the server has not accepted yet; `at` in milliseconds, increasing with each message. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly conversationId: string;
  readonly content: string;
  readonly at: number;
  /** Why the server rejected it, if it did. */
  readonly refusal?: string;
}

// Each text has its own key, so that windows of one browser never overwrite each other's texts.
const storage = personalStorage('plaza.private');
const unsent = 'unsent.';

/** A user's unsent messages, in the order of writing. */
export function readUnsent(userId: string): UnsentMessage[] {
  return storage
    .entries(userId)
    .filter((entry) => entry.startsWith(unsent))
    .flatMap((entry) => parseUnsent(storage.read(userId, entry)) ?? [])
    .sort((a, b) => a.at - b.at);
}

/** Stores a message, so that it survives reloads. @returns whether the browser has room for it */
export const storeUnsent = (userId: string, message: UnsentMessage): boolean =>
  storage.write(userId, JSON.stringify(message), unsent + message.clientId);

export const removeUnsent = (userId: string, clientId: string): void => storage.remove(userId, unsent + clientId);

/** Whether a storage event for this key concerns the user's unsent messages. */
export const isUnsentKey = (userId: string, key: string | null): boolean =>
  key === null || storage.entryOf(userId, key)?.startsWith(unsent) === true;

function parseUnsent(text: string | null): UnsentMessage | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUnsent(value) ? value : undefined;
  } catch {
    return undefined; // foreign or truncated: ignored
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, conversationId, content, at }: Partial<Record<keyof UnsentMessage, unknown>> = value;
  return [clientId, conversationId, content].every((field) => typeof field === 'string') && typeof at === 'number';
}
