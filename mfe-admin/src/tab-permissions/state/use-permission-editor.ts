import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useReducer, useRef, useState } from 'react';
import { editorActions } from './editor-actions';
import { editorReducer, initialState } from './editor-state';
import { editorView } from './editor-view';
import { readDraft, storeChanges } from './stored-draft';
import { useSaveTabPermissions } from './use-save-tab-permissions';

interface Editing {
  userId: string;
  settings: TabPermissionSettings;
  refetch: () => void;
}

/** What is edited, and all actions of the editor. */
export function usePermissionEditor({ userId, settings: loaded, refetch }: Editing) {
  const [storedAtFirst] = useState(() => readDraft(userId));
  const stored = useRef(storedAtFirst);
  const [state, send] = useReducer(editorReducer, storedAtFirst, (draft) => initialState(loaded, draft));
  const { settings, draft, missingVersion } = state;
  const saves = useSaveTabPermissions(settings.version, send);

  useEffect(() => send({ type: 'loaded', settings: loaded }), [loaded]);
  useEffect(() => {
    storeChanges(userId, stored.current, draft);
    stored.current = draft;
  }, [userId, draft]);
  useLiveEvent('permissions.changed', (event) => send({ type: 'changedConcurrently', event }));
  useMissedEvents(refetch);
  useEffect(() => {
    if (missingVersion !== undefined) refetch();
  }, [missingVersion, refetch]);

  const view = editorView(state);
  return { ...view, ...editorActions({ state, view, send, saves, refetch }) };
}

export type PermissionEditing = ReturnType<typeof usePermissionEditor>;
