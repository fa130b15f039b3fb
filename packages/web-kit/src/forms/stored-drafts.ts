import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';

/** What was typed into forms that went away with a version of their remote, by form and person. */
const drafts = new Map<string, object>();
let isRetaining = false;

/**
 * Keeps the drafts of the forms that leave the page until the function that it returns is called. A form that is opened
 * after they left, with the same fields and the same values to begin with, goes on with the draft.
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

/** The draft stored for such a form. */
export const storedDraft = <Draft extends object>(initial: Draft) => drafts.get(keyOf(initial)) as Draft | undefined;

export function forgetDraft(initial: object): void {
  drafts.delete(keyOf(initial));
}

function keyOf(initial: object): string {
  const token = readToken();
  return `${token ? subjectOf(token) : ''} ${JSON.stringify(initial)}`;
}
