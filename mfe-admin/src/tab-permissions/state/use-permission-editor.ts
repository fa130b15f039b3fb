import type { TabPermissionSettings, TemporaryTabs } from '@plaza/contracts/identity/tab-permissions';
import { type Role, roles } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { useAppDispatch, useLiveEvent, useMissedEvents } from '@plaza/web-kit';
import { useEffect, useReducer, useState } from 'react';
import {
  cacheSettings,
  useAdminSaveDefaultTabPermissionsMutation,
  useAdminSaveTabPermissionsMutation,
  useAdminUndoTabPermissionsMutation,
} from '../api/tab-permissions-api';
import { readDraft, type TabsOfRoles, writeDraft } from './draft';
import { allTabsOf, defaultsOf, editorReducer, initialState, type SaveKind } from './editor-state';
import { type SaveResult, toOutcome } from './save-outcome';
import { createSaveTurns } from './save-turns';
import { rolesIn, tabsWith } from './toggles';
import type { Until } from './until';

interface Editing {
  userId: string;
  settings: TabPermissionSettings;
  refetch: () => void;
}

/** The saved settings with the toggles applied, and all actions of the editor. */
export function usePermissionEditor({ userId, settings: loaded, refetch }: Editing) {
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(editorReducer, userId, (id) => initialState(loaded, readDraft(id)));
  const [saveTabs] = useAdminSaveTabPermissionsMutation();
  const [saveDefaultTabs] = useAdminSaveDefaultTabPermissionsMutation();
  const [undo] = useAdminUndoTabPermissionsMutation();
  const [inTurn] = useState(createSaveTurns);
  const { settings, draft, saving, concurrentChange, missingVersion } = state;

  useEffect(() => send({ type: 'loaded', settings: loaded }), [loaded]);
  useEffect(() => writeDraft(userId, draft), [userId, draft]);
  useLiveEvent('permissions.changed', (event) => send({ type: 'changedConcurrently', event }));
  useMissedEvents(refetch);
  useEffect(() => {
    if (missingVersion !== undefined) refetch();
  }, [missingVersion, refetch]);

  const everyTab = allTabsOf(settings);
  const unsaved = rolesIn(draft.toggles);
  const tabs = ofEachRole((role) => tabsWith(draft.toggles, role, settings.permissions[role], everyTab));

  async function save(kind: SaveKind, call: (version: number) => Promise<SaveResult>) {
    send({ type: 'saveStarted', kind });
    const sent = await inTurn(settings.version, call);
    const outcome = toOutcome(kind, sent.result, sent.version);
    if (outcome.kind === 'saved') dispatch(cacheSettings(outcome.settings));
    return outcome;
  }

  async function saveDefaults(defaults: TabsOfRoles) {
    const outcome = await save('defaults', (version) =>
      saveDefaultTabs({ body: { defaultPermissions: defaults, version } }),
    );
    send({ type: 'saveEnded', kind: 'defaults', outcome, defaults });
  }

  async function saveDirectly(call: Parameters<typeof save>[1]) {
    send({ type: 'saveEnded', kind: 'direct', outcome: await save('direct', call) });
  }

  const replaceTabs = (permissions: TabsOfRoles) =>
    saveDirectly((version) => saveTabs({ body: { permissions, version } }));

  function resolveConcurrentChange() {
    if (concurrentChange?.kind === 'conflict') refetch();
    send({ type: 'concurrentChangeResolved' });
  }

  return {
    settings,
    tabs,
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
    chooseUntil: (until: Until) => send({ type: 'untilChosen', until }),
    toggle: (role: Role, tab: TabId, on: boolean) => send({ type: 'tabToggled', role, tab, on }),
    resetToDefault: (role: Role) => send({ type: 'roleReset', role }),
    discard: () => send({ type: 'togglesDiscarded' }),
    setAsDefault: (role: Role) => saveDefaults({ [role]: tabs[role] }),
    makePermanent: (role: Role) => replaceTabs({ [role]: settings.permissions[role] }),
    goBack: ({ role, before }: TemporaryTabs) => replaceTabs({ [role]: before }),
    undo: (undone: number) => saveDirectly(() => undo({ version: undone })),
    saveLocalDefaults: () => saveDefaults(draft.defaults),
    discardLocalDefaults: () => send({ type: 'defaultsDiscarded' }),
    keepMine: resolveConcurrentChange,
    loadTheirs() {
      send({ type: 'togglesDiscarded' });
      resolveConcurrentChange();
    },
    /** @param until when the tabs are reverted automatically (ISO 8601) */
    async save(until?: string) {
      const permissions = Object.fromEntries(unsaved.map((role) => [role, tabs[role]]));
      const outcome = await save('tabs', (version) =>
        saveTabs({ body: { permissions, version, ...(until ? { until } : {}) } }),
      );
      send({ type: 'saveEnded', kind: 'tabs', outcome });
    },
  };
}

/** What is edited, and all actions of the editor. */
export type PermissionEditing = ReturnType<typeof usePermissionEditor>;

const ofEachRole = (tabsOf: (role: Role) => TabId[]) =>
  Object.fromEntries(roles.map((role) => [role, tabsOf(role)])) as TabPermissions;
