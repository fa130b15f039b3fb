import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { CodeDialog } from './code-dialog';
import type { CredentialChange } from './credential-change';
import { useAuthChangeProfileMutation } from './profile-api';

interface Outcomes {
  /** One change is done; others may follow. */
  onDone?: (change: CredentialChange) => void;
  /** All of them are done. */
  onAllDone?: () => void;
  /** The server refused to begin a change. */
  onRefused: (error: unknown) => void;
}

/** Changes of e-mail and password, one after the other: each is asked for, then completed by its mailed code. */
export function useCredentialChanges({ onDone, onAllDone, onRefused }: Outcomes) {
  const [begin, { isLoading }] = useAuthChangeProfileMutation();
  const [waiting, setWaiting] = useState<readonly CredentialChange[]>([]);
  const [current, ...later] = waiting;

  async function start(changes: readonly CredentialChange[]) {
    const [first] = changes;
    if (!first) return onAllDone?.();
    const { error } = await begin({ body: first.changes });
    if (error) onRefused(error);
    else setWaiting(changes);
  }

  function handleConfirmed(change: CredentialChange) {
    toast({ title: change.done, variant: 'success' });
    setWaiting([]);
    onDone?.(change);
    void start(later);
  }

  return {
    start,
    isStarting: isLoading,
    dialog: (
      <CodeDialog
        change={current}
        onClose={() => setWaiting([])}
        onConfirmed={() => current && handleConfirmed(current)}
      />
    ),
  };
}
