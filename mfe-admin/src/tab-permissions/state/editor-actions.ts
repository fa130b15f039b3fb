import type { TemporaryTabs } from '@plaza/contracts/identity/tab-permissions';
import type { Role } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import type { Dispatch } from 'react';
import type { EditorAction, EditorState } from './editor-state';
import type { EditorView } from './editor-view';
import type { Until } from './until';
import type { TabPermissionSaves } from './use-save-tab-permissions';

interface Editor {
  readonly state: EditorState;
  readonly view: Pick<EditorView, 'tabs' | 'unsaved'>;
  readonly send: Dispatch<EditorAction>;
  readonly saves: TabPermissionSaves;
  /** Loads the saved settings again. */
  readonly refetch: () => void;
}

/** What the user can do in the editor. */
export function editorActions({ state, view, send, saves, refetch }: Editor) {
  const { settings, draft, concurrentChange } = state;
  const { tabs, unsaved } = view;

  function resolveConcurrentChange() {
    if (concurrentChange?.kind === 'conflict') refetch();
    send({ type: 'concurrentChangeResolved' });
  }

  return {
    toggle: (role: Role, tab: TabId, on: boolean) => send({ type: 'tabToggled', role, tab, on }),
    resetToDefault: (role: Role) => send({ type: 'roleReset', role }),
    chooseUntil: (until: Until) => send({ type: 'untilChosen', until }),
    discard: () => send({ type: 'togglesDiscarded' }),
    /** @param until when the tabs are reverted automatically (ISO 8601) */
    save: (until?: string) => saves.saveDraft(Object.fromEntries(unsaved.map((role) => [role, tabs[role]])), until),
    setAsDefault: (role: Role) => saves.saveDefaults({ [role]: tabs[role] }),
    makePermanent: (role: Role) => saves.replaceTabs({ [role]: settings.permissions[role] }),
    /** Ends temporary tabs before their time. */
    restorePrevious: ({ role, before }: TemporaryTabs) => saves.replaceTabs({ [role]: before }),
    undo: saves.undo,
    saveLocalDefaults: () => saves.saveDefaults(draft.defaults),
    discardLocalDefaults: () => send({ type: 'defaultsDiscarded' }),
    keepMine: resolveConcurrentChange,
    loadTheirs() {
      send({ type: 'togglesDiscarded' });
      resolveConcurrentChange();
    },
  };
}
