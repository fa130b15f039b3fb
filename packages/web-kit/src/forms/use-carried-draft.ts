import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { forgetDraft, storeDraft, storedDraft } from './stored-drafts';

/** How other versions of a remote identify a form: by default, by its initial values alone. */
export interface DraftStorage<Draft> {
  readonly name: string;
  /** The initial values that a form of another version would have at present. */
  readonly saved: Draft;
  /** Called when a form has taken the draft. */
  readonly onTaken: () => void;
}

/**
 * The draft of a form as a state. If another version of the remote replaces the form, the new form continues with the
 * draft.
 */
export function useCarriedDraft<Draft extends object>(initial: Draft, storage: DraftStorage<Draft> | undefined) {
  const [begunWith] = useState(initial);
  const storedUnder = { initial: storage?.saved ?? begunWith, name: storage?.name };
  const [draft, setDraft] = useState(() => storedDraft(storedUnder) ?? initial);
  const handleMount = useEffectEvent(() => forgetDraft(storedUnder));
  const handleUnmount = useEffectEvent(() => storeDraft(storedUnder, draft, storage?.onTaken));
  useLayoutEffect(() => {
    handleMount();
    return () => handleUnmount();
  }, []);
  return [draft, setDraft] as const;
}
