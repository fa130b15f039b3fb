import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { readDraft, storeDraft } from '../outbox/stored-drafts';

/** The unsent draft of a conversation; it survives a reload. */
export function useDraft(conversationId: string) {
  const userId = useUser()?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, conversationId));
  const write = (next: string) => {
    setText(next);
    storeDraft(userId, conversationId, next);
  };
  return [text, write] as const;
}
