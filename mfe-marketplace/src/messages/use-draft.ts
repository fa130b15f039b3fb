import { useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { keepDraft, readDraft } from './kept-texts';

/** What is being typed to somebody; it survives a reload. */
export function useDraft(conversationId: string) {
  const userId = useUser()?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, conversationId));
  const write = (next: string) => {
    setText(next);
    keepDraft(userId, conversationId, next);
  };
  return [text, write] as const;
}
