import type { MenuEntry } from '@plaza/ui';
import { type AccountMenuEntry, type RemoteModule, useReconnect } from '@plaza/web-kit';
import { type ReactNode, useCallback, useState } from 'react';
import { RemotePart } from '../remotes/remote-part';

interface AccountEntries {
  readonly entries: readonly MenuEntry[];
  /** The component of the remote that reports the entries and renders the dialogs that they open. */
  readonly part: ReactNode;
}

const loadingEntry: MenuEntry = { label: 'Loading…', disabled: true, onSelect: () => undefined };
const pickAccountMenu = (remote: RemoteModule) => remote.parts?.accountMenu;

/**
 * The entries of the auth remote in the account menu.
 * @param wanted whether the menu has been opened; nothing is loaded before
 */
export function useAccountEntries(wanted: boolean): AccountEntries {
  const [entries, setEntries] = useState<readonly AccountMenuEntry[]>();
  const [failed, setFailed] = useState(false);
  const handleFailure = useCallback(() => setFailed(true), []);
  useReconnect(() => setFailed(false));
  const again: MenuEntry = { label: 'Show Addresses and Two-Factor', onSelect: () => setFailed(false) };
  return {
    entries: failed ? [again] : (entries ?? [loadingEntry]),
    part: wanted && !failed && (
      <RemotePart
        remote="auth"
        pick={pickAccountMenu}
        partProps={{ onEntries: setEntries }}
        onFailure={handleFailure}
      />
    ),
  };
}
