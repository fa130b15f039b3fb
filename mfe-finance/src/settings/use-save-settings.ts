import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { apiErrorIn, toast, undo } from '@plaza/web-kit';
import { reasonOf } from '../failure-toast';
import { leavePage } from '../leave-page';
import { withOutcome } from '../unknown-outcome';
import { useFinanceChangeSettingsMutation } from './settings-api';
import type { SettingsEdit } from './settings-edit';

const redirectAfterMs = 500;

interface SaveOptions {
  /** The settings that the change is based on; by default those of the hook. */
  readonly seen?: FinanceSettings;
  /** Reverts what was saved; adds an Undo action to the toast. */
  readonly onUndo?: (saved: FinanceSettings) => Promise<unknown>;
}

/**
 * Saves settings after all pending changes, and reports the result in a toast. `save` resolves to the result of the
 * mutation.
 */
export function useSaveSettings(settings: FinanceSettings) {
  const [change, { isLoading }] = useFinanceChangeSettingsMutation();

  async function save(edit: SettingsEdit, { seen = settings, onUndo }: SaveOptions = {}) {
    const result = await change({ edit, seen });
    const { data, error } = result;
    if (error) {
      notifyFailure(error);
      return result;
    }
    const isNewBase = edit.baseCurrency !== undefined && edit.baseCurrency !== settings.baseCurrency;
    if (data && data.withoutRate.length > 0) {
      toast({
        title: 'Warning: Settings saved but conversion factors need manual update',
        description: `There is no rate for ${data.withoutRate.join(', ')}.`,
        variant: 'error',
      });
    } else {
      const description = isNewBase ? { description: 'Conversion Factors Updated' } : {};
      const action = data && onUndo && undo(() => onUndo(data));
      toast({ title: 'Settings Saved', ...description, variant: 'success', ...(action && { action }) });
    }
    return result;
  }

  return { save, saving: isLoading };
}

function notifyFailure(error: unknown): void {
  if (apiErrorIn(error)?.status === 401) {
    toast({ title: 'Unauthorized: You are logged out. Logging in again...', variant: 'error' });
    setTimeout(() => leavePage('/api/login'), redirectAfterMs);
    return;
  }
  toast({ title: 'Error', description: withOutcome(failureMessage(error), error), variant: 'error' });
}

/** Why settings were not saved; the server's own message if it rejected the input, such as a limit. */
function failureMessage(error: unknown): string {
  if (apiErrorIn(error)?.data?.error.code === 'changed_elsewhere')
    return 'They were changed in another window. You see them as they are now; save again to keep yours.';
  return reasonOf(error) ?? 'Failed to update settings';
}
