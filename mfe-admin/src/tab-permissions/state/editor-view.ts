import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { allTabsOf, defaultsOf, type EditorState, type SaveKind } from './editor-state';
import { rolesIn, tabsWith } from './toggles';

/** What the editor shows: the saved settings with the toggles applied. */
export function editorView(state: EditorState) {
  const { settings, draft, saving, concurrentChange } = state;
  const everyTab = allTabsOf(settings);
  const unsaved = rolesIn(draft.toggles);
  return {
    settings,
    tabs: ofEachRole((role) => tabsWith(draft.toggles, role, settings.permissions[role], everyTab)),
    defaults: defaultsOf(state),
    toggles: draft.toggles,
    unsaved,
    concurrentChange,
    isSaving: (kind: SaveKind) => saving.includes(kind),
    /** Roles whose defaults are stored in this browser only. */
    localDefaults: roles.filter((role) => draft.defaults[role]),
    waitingSince: unsaved.length > 0 ? draft.waitingSince : undefined,
    /** How long the unsaved tabs are to apply, if the user has chosen it. */
    until: draft.until,
  };
}

export type EditorView = ReturnType<typeof editorView>;

const ofEachRole = (tabsOf: (role: Role) => TabId[]) =>
  Object.fromEntries(roles.map((role) => [role, tabsOf(role)])) as TabPermissions;
