import type { TabPermissionSettings } from '@plaza/contracts/identity/tab-permissions';
import { apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import type { SaveKind, SaveOutcome } from './editor-state';
import { isBackendUnavailable } from './is-backend-unavailable';

export const backendUnavailable = 'Backend server unavailable. Changes saved locally until server is running.';

const texts = {
  tabs: {
    saved: 'Tab permissions updated successfully',
    failed: 'Failed to update tab permissions',
    unavailable: backendUnavailable,
  },
  defaults: {
    saved: 'Default tab permissions updated successfully',
    failed: 'Failed to update default tab permissions',
    unavailable: backendUnavailable,
  },
  direct: {
    saved: 'Tab permissions updated successfully',
    failed: 'Failed to update tab permissions',
    unavailable: 'The server is not answering just now. Nothing was changed.',
  },
} as const satisfies Record<SaveKind, object>;

export interface SaveResult {
  readonly data?: TabPermissionSettings;
  readonly error?: unknown;
}

/** The outcome of a save, which a toast reports. @param before the version that the save was based on */
export function toOutcome(kind: SaveKind, { data, error }: SaveResult, before: number): SaveOutcome {
  const text = texts[kind];
  if (data) {
    if (kind === 'direct' && data.version === before) {
      toast({ title: 'Nothing to change', description: 'The tabs are as they were then.' });
    } else {
      toast({ title: 'Success', description: text.saved, variant: 'success' });
    }
    return { kind: 'saved', settings: data };
  }
  const { status, data: envelope } = apiErrorIn(error) ?? {};
  if (envelope?.error.code === 'permissions_changed') return { kind: 'conflict' };
  if (kind === 'defaults' && status === 404) {
    return stored('The server cannot keep default tabs yet. This browser keeps them.');
  }
  const isUnavailable = isBackendUnavailable(error);
  if (isUnavailable && kind !== 'direct') return stored(text.unavailable);
  const fallback = isUnavailable ? text.unavailable : text.failed;
  toast({ title: 'Error', description: serverMessage(error, fallback), variant: 'error' });
  return { kind: 'rejected' };
}

function stored(description: string): SaveOutcome {
  toast({ title: 'Saved locally', description });
  return { kind: 'stored', at: new Date().toISOString() };
}
