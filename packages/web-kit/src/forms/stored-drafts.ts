import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';

interface StoredDraft {
  readonly draft: object;
  /** Removes the other kept input of the form: the draft contains all of it. */
  readonly onTaken: (() => void) | undefined;
}

/** Drafts of forms that were unmounted together with a version of their remote, by form and user. */
const drafts = new Map<string, StoredDraft>();
let isRetaining = false;

/**
 * Stores the drafts of forms that are unmounted until the returned function is called. A form that is mounted
 * afterwards with the same fields and initial values continues with the draft.
 */
export function retainDrafts(): () => void {
  isRetaining = true;
  return () => {
    isRetaining = false;
  };
}

export function storeDraft<Draft extends object>(initial: Draft, draft: Draft, onTaken?: () => void): void {
  if (isRetaining && JSON.stringify(draft) !== JSON.stringify(initial)) drafts.set(keyOf(initial), { draft, onTaken });
}

/** The draft stored for a form with these initial values. */
export const storedDraft = <Draft extends object>(initial: Draft) =>
  drafts.get(keyOf(initial))?.draft as Draft | undefined;

/** Removes a draft that a mounted form has taken. */
export function forgetDraft(initial: object): void {
  const key = keyOf(initial);
  drafts.get(key)?.onTaken?.();
  drafts.delete(key);
}

/** Removes the drafts of all users. */
export function forgetAllDrafts(): void {
  drafts.clear();
}

/** Removes the drafts of all users but the signed-in one; while no user is signed in, those of all users. */
export function forgetOthersDrafts(): void {
  const owner = currentOwner();
  for (const key of [...drafts.keys()].filter((one) => !one.startsWith(owner))) drafts.delete(key);
}

const keyOf = (initial: object): string => `${currentOwner()}${JSON.stringify(initial)}`;

function currentOwner(): string {
  const token = readToken();
  return `${token ? subjectOf(token) : ''} `;
}
