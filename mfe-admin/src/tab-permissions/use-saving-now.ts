import type { TabPermissionSettings } from '@plaza/contracts/tab-permissions';
import { apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { useAdminSaveTabPermissionsMutation, useAdminUndoTabPermissionsMutation } from '../admin-api';
import { isBackendAway } from './backend-away';
import { useBusy } from './use-busy';
import type { TabsOfRoles } from './use-saving';

interface SavingNow {
  /** The version on this screen. */
  version: number;
  /** Takes what the server has after a save. */
  onAnswer: (settings: TabPermissionSettings) => void;
  onConflict: () => void;
}

const unanswered = 'The server is not answering just now. Nothing was changed.';

/** Saves that go by any toggles: tabs that were temporary, and the undoing of a version. No local copy is kept of them. */
export function useSavingNow({ version, onAnswer, onConflict }: SavingNow) {
  const [save] = useAdminSaveTabPermissionsMutation();
  const [undo] = useAdminUndoTabPermissionsMutation();
  const [savingNow, whileSaving] = useBusy();

  function settle({ data, error }: { data?: TabPermissionSettings; error?: unknown }): void {
    if (data) {
      onAnswer(data);
      if (data.version === version)
        toast({ title: 'Nothing to change', description: 'The tabs are as they were then.' });
      else toast({ title: 'Success', description: 'Tab permissions updated successfully', variant: 'success' });
    } else if (apiErrorIn(error)?.data?.error.code === 'permissions_changed') {
      onConflict();
    } else {
      const fallback = isBackendAway(error) ? unanswered : 'Failed to update tab permissions';
      toast({ title: 'Error', description: serverMessage(error, fallback), variant: 'error' });
    }
  }

  return {
    savingNow,
    saveNow: (permissions: TabsOfRoles) =>
      whileSaving(async () => settle(await save({ body: { permissions, version } }))),
    undo: (undone: number) => whileSaving(async () => settle(await undo({ version: undone }))),
  };
}
