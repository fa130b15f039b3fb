import { type Role, roles } from '@plaza/contracts/roles';
import type { TabPermissionSettings } from '@plaza/contracts/tab-permissions';
import type { TabId } from '@plaza/contracts/tabs';
import { apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import type { Dispatch, SetStateAction } from 'react';
import { useAdminSaveDefaultTabPermissionsMutation, useAdminSaveTabPermissionsMutation } from '../admin-api';
import { isBackendAway } from './backend-away';
import type { Draft } from './draft';
import { useBusy } from './use-busy';

export type TabsOfRoles = Partial<Record<Role, TabId[]>>;

interface Saving {
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** Takes what the server has after a save. */
  onAnswer: (settings: TabPermissionSettings) => void;
}

export const backendAway = 'Backend server unavailable. Changes saved locally until server is running.';

const succeeded = (description: string) => toast({ title: 'Success', description, variant: 'success' });
const failed = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: serverMessage(error, fallback), variant: 'error' });

/** Saves tabs in force; what cannot be saved stays in the draft. */
export function useSavePermissions({ setDraft, onAnswer }: Saving) {
  const [save] = useAdminSaveTabPermissionsMutation();
  const [saving, whileSaving] = useBusy();

  /** `version` is the one that the person has seen; a newer one on the server is a conflict. */
  async function savePermissions(
    permissions: TabsOfRoles,
    version: number,
    until: string | undefined,
  ): Promise<'saved' | 'conflict' | 'failed'> {
    const { data, error } = await save({ body: { permissions, version, ...(until ? { until } : {}) } });
    if (data) {
      onAnswer(data);
      setDraft((draft) => ({ ...draft, waitingSince: undefined }));
      succeeded('Tab permissions updated successfully');
      return 'saved';
    }
    if (apiErrorIn(error)?.data?.error.code === 'permissions_changed') return 'conflict';
    if (isBackendAway(error)) {
      setDraft((draft) => ({ ...draft, waitingSince: draft.waitingSince ?? new Date().toISOString() }));
      toast({ title: 'Saved locally', description: backendAway });
    } else {
      failed(error, 'Failed to update tab permissions');
    }
    return 'failed';
  }

  return {
    saving,
    savePermissions: (permissions: TabsOfRoles, version: number, until?: string) =>
      whileSaving(() => savePermissions(permissions, version, until)),
  };
}

/** Saves what Reset to Default gives; where the server cannot, this browser keeps it. */
export function useSaveDefaults({ setDraft, onAnswer }: Saving) {
  const [save] = useAdminSaveDefaultTabPermissionsMutation();
  const [savingDefaults, whileSaving] = useBusy();

  async function saveDefaults(given: TabsOfRoles): Promise<void> {
    const { data, error } = await save({ body: { defaultPermissions: given } });
    if (data) {
      onAnswer(data);
      setDraft((draft) => ({ ...draft, defaults: without(draft.defaults, given) }));
      succeeded('Default tab permissions updated successfully');
    } else if (apiErrorIn(error)?.status === 404) {
      setDraft((draft) => ({ ...draft, defaults: { ...draft.defaults, ...given } }));
      toast({
        title: 'Saved locally',
        description: 'The server cannot keep default tabs yet. This browser keeps them.',
      });
    } else if (isBackendAway(error)) {
      setDraft((draft) => ({ ...draft, defaults: { ...draft.defaults, ...given } }));
      toast({ title: 'Saved locally', description: backendAway });
    } else {
      failed(error, 'Failed to update default tab permissions');
    }
  }

  return { savingDefaults, saveDefaults: (given: TabsOfRoles) => whileSaving(() => saveDefaults(given)) };
}

function without(defaults: TabsOfRoles, saved: TabsOfRoles): TabsOfRoles {
  return Object.fromEntries(
    roles.filter((role) => defaults[role] && !saved[role]).map((role) => [role, defaults[role]]),
  );
}
