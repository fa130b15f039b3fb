import { log, privateKeys } from '@plaza/web-kit';

/** A message that the server has not accepted yet; `at` in milliseconds, increasing with each message. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly conversationId: string;
  readonly content: string;
  readonly at: number;
  /** Why the server rejected it, where it did. */
  readonly refusal?: string;
}

// One key per text, so that windows of one browser never overwrite each other's.
const unsentKeys = (userId: string) => `${privateKeys(userId)}unsent.`;
const draftKeys = (userId: string) => `${privateKeys(userId)}draft.`;

/** A user's unsent messages, in the order of writing. */
export function readUnsent(userId: string): UnsentMessage[] {
  return keysOf(unsentKeys(userId))
    .flatMap((key) => parseUnsent(localStorage.getItem(key)) ?? [])
    .sort((a, b) => a.at - b.at);
}

/** Stores a message over reloads. @returns whether the browser has room for it */
export const storeUnsent = (userId: string, message: UnsentMessage): boolean =>
  store(unsentKeys(userId) + message.clientId, JSON.stringify(message));

export const removeUnsent = (userId: string, clientId: string): void =>
  localStorage.removeItem(unsentKeys(userId) + clientId);

/** Whether a storage event for this key concerns the user's unsent messages. */
export const isUnsentKey = (userId: string, key: string | null): boolean =>
  key === null || key.startsWith(unsentKeys(userId));

export const readDraft = (userId: string, conversationId: string): string =>
  localStorage.getItem(draftKeys(userId) + conversationId) ?? '';

/** Stores the draft of a conversation; an empty text removes it. */
export function storeDraft(userId: string, conversationId: string, text: string): void {
  const key = draftKeys(userId) + conversationId;
  if (text === '') localStorage.removeItem(key);
  else store(key, text);
}

function keysOf(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    log.warn('a text could not be kept in this browser', error);
    return false;
  }
}

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
