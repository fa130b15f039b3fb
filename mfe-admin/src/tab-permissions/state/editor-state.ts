import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { allTabs } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { type Draft, type TabsOfRoles, withoutSaved } from './draft';
import { type Toggles, withTab, withTabs } from './toggles';

/** The saves that the editor knows: of the draft's tabs, of defaults, and of tabs at once, past the draft. */
export type SaveKind = 'tabs' | 'defaults' | 'direct';

/** What others did to the permissions while they are open here; `roles` is empty when it was the defaults alone. */
export type ConcurrentChange =
  | { readonly kind: 'changed'; readonly roles: readonly Role[] }
  | { readonly kind: 'conflict' };

/** `stored`: the server could not take it, and this browser has it. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly settings: TabPermissionSettings }
  | { readonly kind: 'stored'; readonly at: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'rejected' };

interface PermissionsChanged {
  readonly version: number;
  readonly roles: readonly Role[];
}

export interface EditorState {
  readonly settings: TabPermissionSettings;
  readonly draft: Draft;
  readonly saving: readonly SaveKind[];
  readonly concurrentChange: ConcurrentChange | undefined;
  /** An event that came during a save: it may be that save's own. */
  readonly heldEvent: PermissionsChanged | undefined;
  /** The newest version that is known of and not loaded. */
  readonly missingVersion: number | undefined;
}

export type EditorAction =
  | { readonly type: 'loaded'; readonly settings: TabPermissionSettings }
  | { readonly type: 'tabToggled'; readonly role: Role; readonly tab: TabId; readonly on: boolean }
  | { readonly type: 'roleReset'; readonly role: Role }
  | { readonly type: 'togglesDiscarded' | 'defaultsDiscarded' | 'concurrentChangeResolved' }
  | { readonly type: 'changedConcurrently'; readonly event: PermissionsChanged }
  | { readonly type: 'saveStarted'; readonly kind: SaveKind }
  | {
      readonly type: 'saveEnded';
      readonly kind: SaveKind;
      readonly outcome: SaveOutcome;
      /** The defaults that were sent. */
      readonly defaults?: TabsOfRoles;
    };

export function initialState(settings: TabPermissionSettings, draft: Draft): EditorState {
  const state = {
    settings,
    draft,
    saving: [],
    concurrentChange: undefined,
    heldEvent: undefined,
    missingVersion: undefined,
  };
  return withSettings(state, settings);
}

/** The whole editor: what is saved, what is not, what is on its way, and what others did meanwhile. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { draft } = state;
  switch (action.type) {
    case 'loaded':
      return withSettings(state, action.settings);
    case 'tabToggled':
      return withToggles(state, withTab(draft.toggles, action.role, action.tab, action.on));
    case 'roleReset':
      return withToggles(
        state,
        withTabs(draft.toggles, action.role, defaultsOf(state)[action.role], allTabsOf(state.settings)),
      );
    case 'togglesDiscarded':
      return withToggles(state, {});
    case 'defaultsDiscarded':
      return { ...state, draft: { ...draft, defaults: {} } };
    case 'concurrentChangeResolved':
      return { ...state, concurrentChange: undefined };
    case 'changedConcurrently':
      return notice({ ...state, heldEvent: action.event });
    case 'saveStarted':
      return { ...state, saving: [...state.saving, action.kind] };
    case 'saveEnded': {
      const saving = state.saving.filter((kind) => kind !== action.kind);
      return notice(ended({ ...state, saving }, action));
    }
  }
}

/** Every tab that there is, with those of areas that are not built in. */
export const allTabsOf = ({ areas }: Pick<TabPermissionSettings, 'areas'>): TabId[] => allTabs(areas);

/** What Reset to Default gives: the server's defaults, under those that only this browser has. */
export const defaultsOf = ({ settings, draft }: EditorState) => ({ ...settings.defaultPermissions, ...draft.defaults });

function withSettings(state: EditorState, settings: TabPermissionSettings): EditorState {
  const isStillMissing = state.missingVersion !== undefined && state.missingVersion > settings.version;
  return {
    ...state,
    settings,
    draft: withoutSaved(state.draft, settings.permissions, allTabsOf(settings)),
    missingVersion: isStillMissing ? state.missingVersion : undefined,
  };
}

function withToggles(state: EditorState, toggles: Toggles): EditorState {
  return {
    ...state,
    draft: withoutSaved({ ...state.draft, toggles }, state.settings.permissions, allTabsOf(state.settings)),
  };
}

/** Takes a held event for somebody else's, unless a save is under way or has brought that version. */
function notice(state: EditorState): EditorState {
  const { heldEvent: event, saving, settings, concurrentChange } = state;
  if (!event || saving.length > 0) return state;
  if (event.version <= settings.version) return { ...state, heldEvent: undefined };
  return {
    ...state,
    heldEvent: undefined,
    missingVersion: event.version,
    concurrentChange:
      concurrentChange?.kind === 'conflict' ? concurrentChange : changed(concurrentChange?.roles ?? [], event.roles),
  };
}

/** Several changes in a row count as one. */
function changed(before: readonly Role[], now: readonly Role[]): ConcurrentChange {
  return { kind: 'changed', roles: roles.filter((role) => before.includes(role) || now.includes(role)) };
}

type SaveEnded = Extract<EditorAction, { type: 'saveEnded' }>;

function ended(state: EditorState, { kind, outcome, defaults = {} }: SaveEnded): EditorState {
  const { draft } = state;
  if (outcome.kind === 'conflict') return { ...state, concurrentChange: { kind: 'conflict' } };
  if (outcome.kind === 'rejected') return state;
  if (outcome.kind === 'stored') {
    const stored: Draft =
      kind === 'defaults'
        ? { ...draft, defaults: { ...draft.defaults, ...defaults } }
        : { ...draft, waitingSince: draft.waitingSince ?? outcome.at };
    return { ...state, draft: stored };
  }
  const saved = withSettings(state, outcome.settings);
  if (kind === 'tabs')
    return { ...saved, concurrentChange: undefined, draft: { ...saved.draft, waitingSince: undefined } };
  return { ...saved, draft: { ...saved.draft, defaults: without(draft.defaults, defaults) } };
}

function without(defaults: TabsOfRoles, saved: TabsOfRoles): TabsOfRoles {
  return Object.fromEntries(
    roles.filter((role) => defaults[role] && !saved[role]).map((role) => [role, defaults[role]]),
  );
}
