import { toast, useAppDispatch } from '@plaza/web-kit';
import { useState } from 'react';
import { CodeDialog } from './code-dialog';
import type { CredentialChange } from './credential-change';
import { followEmail } from './follow-profile';
import { useAuthChangeProfileMutation } from './profile-api';

/** How a series of changes ended: all completed, or cancelled in the dialog. */
export type CredentialOutcome = 'completed' | 'cancelled';

interface PendingChange {
  readonly change: CredentialChange;
  readonly resolve: (isConfirmed: boolean) => void;
}

/** Changes e-mail and password, one after the other: the server begins each, a mailed code completes it. */
export function useCredentialChanges() {
  const dispatch = useAppDispatch();
  const [begin] = useAuthChangeProfileMutation();
  const [pending, setPending] = useState<PendingChange>();

  /** @returns the error where the server refused to begin a change */
  async function complete(
    changes: readonly CredentialChange[],
    onCompleted: (change: CredentialChange) => void = () => undefined,
  ): Promise<{ data: CredentialOutcome } | { error: unknown }> {
    for (const change of changes) {
      const { error } = await begin({ body: change.changes });
      if (error) return { error };
      const isConfirmed = await new Promise<boolean>((resolve) => setPending({ change, resolve }));
      setPending(undefined);
      if (!isConfirmed) return { data: 'cancelled' };
      if (change.changes.email) dispatch(followEmail(change.changes.email));
      toast({ title: change.done, variant: 'success' });
      onCompleted(change);
    }
    return { data: 'completed' };
  }

  return {
    complete,
    /** Whether a change waits for its code. */
    isPending: pending !== undefined,
    dialog: (
      <CodeDialog
        change={pending?.change}
        onClose={() => pending?.resolve(false)}
        onConfirmed={() => pending?.resolve(true)}
      />
    ),
  };
}
