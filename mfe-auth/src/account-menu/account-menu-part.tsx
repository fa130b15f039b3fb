import { type AccountMenuEntry, useUser } from '@plaza/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { useAddresses } from '../addresses/use-addresses';
import { useAuthTwoFactorStatusQuery } from '../two-factor/two-factor-api';
import { addressesDialog, disableTwoFactor, regenerateBackupCodes, twoFactorSetup } from './dialog-parts';
import { LazyDialog } from './lazy-dialog';
import { type MenuDialog, menuEntries } from './menu-entries';

/** Tells the frame's account menu its lines about addresses and two-factor, and draws the dialogs that they open. */
export function AccountMenuPart({ onEntries }: { onEntries: (entries: readonly AccountMenuEntry[]) => void }) {
  const user = useUser();
  const { addresses, error } = useAddresses();
  const { data: status } = useAuthTwoFactorStatusQuery('profile');
  const [open, setOpen] = useState<MenuDialog>();
  const isUnavailable = error !== undefined && !addresses;
  // Until the status is known, and where it cannot be had, the stored person tells.
  const isTwoFactorOn = status?.enabled ?? user?.twoFactorEnabled ?? false;

  const entries = useMemo(
    () => menuEntries({ addresses, isUnavailable, isTwoFactorOn, open: setOpen }),
    [addresses, isUnavailable, isTwoFactorOn],
  );
  useEffect(() => onEntries(entries), [onEntries, entries]);

  const opened = (dialog: MenuDialog) => ({
    open: open === dialog,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? dialog : undefined),
  });
  return (
    <>
      <LazyDialog load={addressesDialog} {...opened('addresses')} />
      <LazyDialog load={twoFactorSetup} {...opened('set-up')} />
      <LazyDialog load={disableTwoFactor} {...opened('disable')} />
      <LazyDialog load={regenerateBackupCodes} {...opened('regenerate')} />
    </>
  );
}
