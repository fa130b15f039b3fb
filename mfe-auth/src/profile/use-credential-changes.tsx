import { toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { CodeDialog } from './code-dialog';
import type { CredentialChange } from './credential-change';
import { followEmail } from './follow-profile';
import { profileApi, useAuthChangeProfileMutation } from './profile-api';

/** The outcome of a series of changes: all completed, or canceled in the dialog. */
export type CredentialOutcome = 'completed' | 'cancelled';

interface PendingChange {
  readonly change: CredentialChange;
  readonly resolve: (isConfirmed: boolean) => void;
  readonly onCompleted: (change: CredentialChange) => void;
}

/** Changes email and password one after the other. The server starts each change, and a mailed code completes it. */
export function useCredentialChanges() {
  const dispatch = useAppDispatch();
  const [begin] = useAuthChangeProfileMutation();
  const [pending, setPending] = useState<PendingChange>();

  /**
   * @param onCompleted called for each completed change, even if the user canceled before the answer came
   * @returns the error if the server refused to start a change
   */
  async function complete(
    changes: readonly CredentialChange[],
    onCompleted: (change: CredentialChange) => void = () => undefined,
  ): Promise<{ data: CredentialOutcome } | { error: unknown }> {
    for (const change of changes) {
      const { error } = await begin({ body: change.changes });
      if (error) return { error };
      const isConfirmed = await new Promise<boolean>((resolve) => setPending({ change, resolve, onCompleted }));
      setPending(undefined);
      if (!isConfirmed) return { data: 'cancelled' };
    }
    return { data: 'completed' };
  }

  /** The change is made, and is shown, even if the user canceled before this answer came. */
  function handleConfirmed({ change, resolve, onCompleted }: PendingChange) {
    resolve(true);
    onCompleted(change);
    if (change.changes.email) takeEmail(change.changes.email);
    toast({ title: change.done, variant: 'success' });
  }

  /** The next fetch of the profile returns the new email too; until then a form would take it for unsaved. */
  function takeEmail(email: string) {
    dispatch(followEmail(email));
    dispatch(
      profileApi.util.updateQueryData('authProfile', undefined, (known) => ({ ...known, email, emailVerified: true })),
    );
  }

  return {
    complete,
    /** Whether a change is waiting for its code. */
    isPending: pending !== undefined,
    dialog: pending && (
      <CodeDialog
        change={pending.change}
        onClose={() => pending.resolve(false)}
        onConfirmed={() => handleConfirmed(pending)}
      />
    ),
  };
}
