import type { TabPermissions } from '@plaza/contracts/tabs';
import { useEffect, useState } from 'react';
import { readDraft, settled, writeDraft } from './draft';

/** The draft of a person, kept in this browser at every change: it outlives leaving the tab and reloading. */
export function useDraft(userId: string, saved: TabPermissions) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  useEffect(() => setDraft((before) => settled(before, saved)), [saved]);
  useEffect(() => writeDraft(userId, draft), [userId, draft]);
  return [draft, setDraft] as const;
}
