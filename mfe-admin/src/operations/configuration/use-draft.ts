import { useUnloadQuestion } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useState } from 'react';

/** The typed text, and the hash of the document that it is based on. */
export interface Draft {
  readonly text: string;
  readonly on: string;
}

/** Drafts by user. They outlive the editor, since a user may look at other parts of Operations while editing. */
const drafts = new Map<string, Draft>();

/** The typed text that is not applied yet, how to change it, and what to do after a text was applied. */
export function useDraft() {
  const id = useUser()?.id ?? '';
  const [draft, setDraft] = useState(() => drafts.get(id));

  useUnloadQuestion(draft !== undefined);

  function change(next: Draft | undefined) {
    if (next) drafts.set(id, next);
    else drafts.delete(id);
    setDraft(next);
  }

  return {
    draft,
    change,
    /** Removes the draft, unless another text was typed while this one was applied. */
    applied(text: string) {
      if (drafts.get(id)?.text === text) change(undefined);
    },
  };
}
