import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { allTabs } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId } from '@plaza/contracts/tabs';
import { type Draft, type TabsOfRoles, withoutSaved } from './draft';
import { type Toggles, withTab, withTabs } from './toggles';
import type { Until } from './until';

/** The kinds of saves: the draft's tabs, defaults, and tabs saved directly without the draft. */
export type SaveKind = 'tabs' | 'defaults' | 'direct';

/** What others changed while the editor was open; `roles` is empty if only defaults changed. */
export type ConcurrentChange =
  | { readonly kind: 'changed'; readonly roles: readonly Role[] }
  | { readonly kind: 'conflict' };

/** `stored`: the server was unavailable, and this browser keeps the change. */
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
  /** An event that arrived during a save; it may be about that save itself. */
  readonly heldEvent: PermissionsChanged | undefined;
  /** The newest version that exists but is not loaded yet. */
  readonly missingVersion: number | undefined;
}

export type EditorAction =
  | { readonly type: 'loaded'; readonly settings: TabPermissionSettings }
  | { readonly type: 'tabToggled'; readonly role: Role; readonly tab: TabId; readonly on: boolean }
  | { readonly type: 'roleReset'; readonly role: Role }
  | { readonly type: 'untilChosen'; readonly until: Until }
  | { readonly type: 'togglesDiscarded' | 'defaultsDiscarded' | 'concurrentChangeResolved' }
  | { readonly type: 'changedConcurrently'; readonly event: PermissionsChanged }
  | { readonly type: 'saveStarted'; readonly kind: SaveKind }
  | {
      readonly type: 'saveEnded';
      readonly kind: SaveKind;
      readonly outcome: SaveOutcome;
      /** The defaults that the save contained. */
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

/** The state of the whole editor: saved settings, draft, pending saves, and concurrent changes by others. */
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
    case 'untilChosen':
      return { ...state, draft: { ...draft, until: action.until } };
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

/** All tabs, including those of areas that are not built in. */
export const allTabsOf = ({ areas }: Pick<TabPermissionSettings, 'areas'>): TabId[] => allTabs(areas);

/** What Reset to Default restores: the server's defaults, overridden by those stored in this browser. */
export const defaultsOf = ({ settings, draft }: EditorState) => ({ ...settings.defaultPermissions, ...draft.defaults });

/** Ignores settings of an older version: a read that began before a save may be answered after it. */
function withSettings(state: EditorState, settings: TabPermissionSettings): EditorState {
  if (settings.version < state.settings.version) return state;
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

/** Treats a held event as somebody else's change once no save is pending, unless its version is already loaded. */
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

/** Merges several consecutive changes into one. */
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
    return {
      ...saved,
      concurrentChange: undefined,
      draft: { ...saved.draft, waitingSince: undefined, until: undefined },
    };
  return { ...saved, draft: { ...saved.draft, defaults: without(draft.defaults, defaults) } };
}

function without(defaults: TabsOfRoles, saved: TabsOfRoles): TabsOfRoles {
  return Object.fromEntries(
    roles.filter((role) => defaults[role] && !saved[role]).map((role) => [role, defaults[role]]),
  );
}
