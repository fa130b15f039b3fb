import { useAppDispatch } from '@plaza/web-kit';
import { type Dispatch, useState } from 'react';
import {
  cacheSettings,
  useAdminSaveDefaultTabPermissionsMutation,
  useAdminSaveTabPermissionsMutation,
  useAdminUndoTabPermissionsMutation,
} from '../api/tab-permissions-api';
import type { TabsOfRoles } from './draft';
import type { EditorAction, SaveKind } from './editor-state';
import { type SaveResult, toOutcome } from './save-outcome';
import { createSaveQueue } from './save-queue';

type Call = (version: number) => Promise<SaveResult>;

/**
 * The saves of the editor, which are sent one after another; their outcomes go into its state.
 * @param version the version that the user sees
 */
export function useSaveTabPermissions(version: number, send: Dispatch<EditorAction>) {
  const dispatch = useAppDispatch();
  const [saveTabs] = useAdminSaveTabPermissionsMutation();
  const [saveDefaultTabs] = useAdminSaveDefaultTabPermissionsMutation();
  const [undo] = useAdminUndoTabPermissionsMutation();
  const [enqueueSave] = useState(createSaveQueue);

  async function save(kind: SaveKind, call: Call, defaults?: TabsOfRoles) {
    send({ type: 'saveStarted', kind });
    const sent = await enqueueSave(version, call);
    const outcome = toOutcome(kind, sent.result, sent.version);
    if (outcome.kind === 'saved') dispatch(cacheSettings(outcome.settings));
    send({ type: 'saveEnded', kind, outcome, ...(defaults ? { defaults } : {}) });
  }

  return {
    /** @param until when the tabs are reverted automatically (ISO 8601) */
    saveDraft: (permissions: TabsOfRoles, until?: string) =>
      save('tabs', (on) => saveTabs({ body: { permissions, version: on, ...(until ? { until } : {}) } })),
    saveDefaults: (defaults: TabsOfRoles) =>
      save('defaults', (on) => saveDefaultTabs({ body: { defaultPermissions: defaults, version: on } }), defaults),
    /** Saves tabs of some roles without the draft. */
    replaceTabs: (permissions: TabsOfRoles) => save('direct', (on) => saveTabs({ body: { permissions, version: on } })),
    undo: (undone: number) => save('direct', () => undo({ version: undone })),
  };
}

export type TabPermissionSaves = ReturnType<typeof useSaveTabPermissions>;
