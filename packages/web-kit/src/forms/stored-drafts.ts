import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';

/** Drafts of forms that were unmounted together with a version of their remote, by form and user. */
const drafts = new Map<string, object>();
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

export function storeDraft<Draft extends object>(initial: Draft, draft: Draft): void {
  if (isRetaining && JSON.stringify(draft) !== JSON.stringify(initial)) drafts.set(keyOf(initial), draft);
}

/** The draft stored for a form with these initial values. */
export const storedDraft = <Draft extends object>(initial: Draft) => drafts.get(keyOf(initial)) as Draft | undefined;

export function forgetDraft(initial: object): void {
  drafts.delete(keyOf(initial));
}

/** Forgets the drafts of everybody. */
export function forgetAllDrafts(): void {
  drafts.clear();
}

function keyOf(initial: object): string {
  const token = readToken();
  return `${token ? subjectOf(token) : ''} ${JSON.stringify(initial)}`;
}
