import { type Role, roles } from '@plaza/contracts/roles';
import type { TabPermissionSettings, TemporaryTabs } from '@plaza/contracts/tab-permissions';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { cacheSettings } from '../admin-api';
import { settled } from './draft';
import { openToggles, rolesIn, type Toggles, tabsWith, withTab, withTabs } from './toggles';
import { useChangesElsewhere } from './use-changes-elsewhere';
import { useDraft } from './use-draft';
import { useSaveDefaults, useSavePermissions } from './use-saving';
import { useSavingNow } from './use-saving-now';

interface Editing {
  userId: string;
  settings: TabPermissionSettings;
  refetch: () => void;
}

/** What is saved with the toggles on top, and all that can be done with it. */
export function usePermissionEditor({ userId, settings, refetch }: Editing) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useDraft(userId, settings.permissions);
  // The cache tells of a save a moment after its answer, and in that moment the event would look like somebody else's.
  const [savedVersion, setSavedVersion] = useState(0);
  function handleAnswer(answer: TabPermissionSettings) {
    setSavedVersion(answer.version);
    dispatch(cacheSettings(answer));
  }
  const { savePermissions, saving } = useSavePermissions({ setDraft, onAnswer: handleAnswer });
  const { saveDefaults, savingDefaults } = useSaveDefaults({ setDraft, onAnswer: handleAnswer });
  const { version } = settings;
  const { savingNow, saveNow, undo } = useSavingNow({
    version,
    onAnswer: handleAnswer,
    onConflict: () => setElsewhere({ kind: 'conflict' }),
  });
  const [elsewhere, setElsewhere] = useChangesElsewhere({
    version: Math.max(version, savedVersion),
    saving: saving || savingDefaults || savingNow,
    refetch,
  });

  const toggles = openToggles(draft.toggles, settings.permissions);
  const unsaved = rolesIn(toggles);
  const tabs = ofEachRole((role) => tabsWith(toggles, role, settings.permissions[role]));
  const defaults: TabPermissions = { ...settings.defaultPermissions, ...draft.defaults };

  const setToggles = (next: Toggles) => setDraft(settled({ ...draft, toggles: next }, settings.permissions));

  function settleElsewhere() {
    if (elsewhere?.kind === 'conflict') refetch();
    setElsewhere(undefined);
  }

  return {
    tabs,
    defaults,
    toggles,
    unsaved,
    elsewhere,
    saving,
    savingDefaults,
    savingNow,
    /** Roles whose defaults only this browser keeps. */
    localDefaults: roles.filter((role) => draft.defaults[role]),
    waitingSince: unsaved.length > 0 ? draft.waitingSince : undefined,
    toggle: (role: Role, tab: TabId, on: boolean) => setToggles(withTab(toggles, role, tab, on)),
    resetToDefault: (role: Role) => setToggles(withTabs(toggles, role, defaults[role])),
    discard: () => setToggles({}),
    setAsDefault: (role: Role) => saveDefaults({ [role]: tabs[role] }),
    makePermanent: (role: Role) => saveNow({ [role]: settings.permissions[role] }),
    goBack: ({ role, before }: TemporaryTabs) => saveNow({ [role]: before }),
    undo,
    saveLocalDefaults: () => saveDefaults(draft.defaults),
    discardLocalDefaults: () => setDraft({ ...draft, defaults: {} }),
    keepMine: settleElsewhere,
    loadTheirs() {
      setToggles({});
      settleElsewhere();
    },
    /** @param until when they go back by themselves (ISO 8601) */
    async save(until?: string) {
      const given = Object.fromEntries(unsaved.map((role) => [role, tabs[role]]));
      const outcome = await savePermissions(given, version, until);
      if (outcome === 'saved') setElsewhere(undefined);
      if (outcome === 'conflict') setElsewhere({ kind: 'conflict' });
    },
  };
}

const ofEachRole = (tabsOf: (role: Role) => TabId[]) =>
  Object.fromEntries(roles.map((role) => [role, tabsOf(role)])) as TabPermissions;
