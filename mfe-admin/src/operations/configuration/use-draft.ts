import { useUser } from '@plaza/web-kit';
import { useState } from 'react';

/** What was typed, and the hash of the document that it was made on. */
export interface Draft {
  readonly text: string;
  readonly on: string;
}

/** By person. It outlives the editor: whoever edits looks at other parts of Operations meanwhile. */
const drafts = new Map<string, Draft>();

/** What was typed and is not applied, how to change it, and what to do once a text was applied. */
export function useDraft() {
  const id = useUser()?.id ?? '';
  const [draft, setDraft] = useState(() => drafts.get(id));

  function change(next: Draft | undefined) {
    if (next) drafts.set(id, next);
    else drafts.delete(id);
    setDraft(next);
  }

  return {
    draft,
    change,
    /** Forgets it, unless something else was typed while it was applied. */
    applied(text: string) {
      if (drafts.get(id)?.text === text) change(undefined);
    },
  };
}
