import { personalStorage, uniqueId, windowStorage } from '@plaza/web-kit';

/** The draft of a message in a conversation, or of a reply to a ticket. */
interface Draft {
  readonly text: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** The idempotency key with which a reply was sent, while the server may not have received it. */
  readonly key?: string | undefined;
}

// Each page stores its drafts for its own window, and a copy of them under its own name for windows that are opened
// after it was closed, so that windows of one browser never overwrite each other's drafts.
const own = windowStorage('plaza.private');
const copies = personalStorage('plaza.private');
const pageId = uniqueId();

const entryOf = (id: string): string => `draft.${id}`;
/** The entry in which earlier releases stored the key of a reply. */
const earlierKeyOf = (id: string): string => `reply-key.${id}`;
const copyOf = (id: string, page: string = pageId): string => `${entryOf(id)}.${page}`;

/**
 * The text of a draft: the one that this window has written; if there is none, the latest one of another window.
 * @param id of a conversation or of a ticket
 */
export const readDraft = (userId: string, id: string): string =>
  (ownDraft(userId, id) ?? copiesOf(userId, id)[0]?.draft)?.text ?? '';

/**
 * Stores the draft of this window; an empty text removes it.
 * @param before the text that was shown, perhaps of another window that was closed: this draft replaces it
 */
export function storeDraft(userId: string, id: string, text: string, before: string): void {
  replace(userId, id, { text, before, key: readReplyKey(userId, id, before) });
}

/** The idempotency key with which the draft that is shown was sent, if the server may not have received it. */
export const readReplyKey = (userId: string, id: string, shown: string): string | undefined =>
  (ownDraft(userId, id) ?? copiesOf(userId, id).find(({ draft }) => draft.text === shown)?.draft)?.key;

/** Stores the key with the draft that is shown; undefined removes the key. */
export const storeReplyKey = (userId: string, id: string, shown: string, key: string | undefined): void =>
  replace(userId, id, { text: shown, before: shown, key });

/** Removes the draft that was shown, with its key, once the server has it. */
export const removeDraft = (userId: string, id: string, shown: string): void =>
  replace(userId, id, { text: '', before: shown, key: undefined });

interface Replacement {
  readonly text: string;
  readonly before: string;
  readonly key: string | undefined;
}

function replace(userId: string, id: string, { text, before, key }: Replacement): void {
  const isFirst = copies.read(userId, copyOf(id)) === null;
  const taken = copiesOf(userId, id).filter(({ draft }) => isFirst && draft.text === before);
  for (const { entry } of taken) {
    copies.remove(userId, entry);
    if (entry === entryOf(id)) copies.remove(userId, earlierKeyOf(id));
  }
  const stored = JSON.stringify({ text, at: Date.now(), key } satisfies Draft);
  if (text === '' && key === undefined) own.remove(userId, entryOf(id));
  else own.write(userId, stored, entryOf(id));
  // No other window would show a copy without a text, so none would remove it.
  if (text === '') copies.remove(userId, copyOf(id));
  else copies.write(userId, stored, copyOf(id));
}

const ownDraft = (userId: string, id: string): Draft | undefined => parseDraft(own.read(userId, entryOf(id)));

/** The drafts of all pages, the latest first. */
function copiesOf(userId: string, id: string) {
  return copies
    .entries(userId)
    .flatMap((entry) => {
      const draft = entry === entryOf(id) ? earlierDraft(userId, id) : copiedDraft(userId, id, entry);
      return draft && draft.text !== '' ? [{ entry, draft }] : [];
    })
    .sort((a, b) => b.draft.at - a.draft.at);
}

const copiedDraft = (userId: string, id: string, entry: string): Draft | undefined =>
  entry.startsWith(copyOf(id, '')) ? parseDraft(copies.read(userId, entry)) : undefined;

/** A draft as earlier releases stored it for all windows: its text, and its key in another entry. */
function earlierDraft(userId: string, id: string): Draft {
  const text = copies.read(userId, entryOf(id)) ?? '';
  return { text, at: 0, key: copies.read(userId, earlierKeyOf(id)) ?? undefined };
}

function parseDraft(stored: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined; // foreign or truncated: ignored
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, at, key }: Partial<Record<keyof Draft, unknown>> = value;
  return typeof text === 'string' && typeof at === 'number' && ['string', 'undefined'].includes(typeof key);
}
