import { type AccountMenuEntry, useUser } from '@plaza/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { actingReason, useIsActing } from '../acting/use-owner-only';
import { LazyAddressesDialog } from '../addresses/lazy-addresses-dialog';
import { useAddresses } from '../addresses/use-addresses';
import { LazyDialog } from '../frame/lazy-dialog';
import { useAuthTwoFactorStatusQuery } from '../two-factor/two-factor-api';
import { TwoFactorSetupPart } from '../two-factor/two-factor-setup-part';
import { type MenuDialog, menuEntries } from './menu-entries';
import { disableTwoFactor, regenerateBackupCodes } from './two-factor-dialogs';

/**
 * Adds the entries for addresses and two-factor to the account menu of the dashboard, and renders the dialogs that they
 * open.
 */
export function AccountMenuPart({ onEntries }: { onEntries: (entries: readonly AccountMenuEntry[]) => void }) {
  const user = useUser();
  const { addresses, error } = useAddresses();
  const { data: status } = useAuthTwoFactorStatusQuery('profile', { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<MenuDialog>();
  const isUnavailable = error !== undefined && !addresses;
  // Falls back to the user of the session until the status has loaded, or if it cannot be loaded.
  const isTwoFactorOn = status?.enabled ?? user?.twoFactorEnabled ?? false;
  const locked = useIsActing() ? actingReason : undefined;

  const entries = useMemo(
    () => menuEntries({ addresses, isUnavailable, isTwoFactorOn, locked, open: setOpen }),
    [addresses, isUnavailable, isTwoFactorOn, locked],
  );
  useEffect(() => onEntries(entries), [onEntries, entries]);

  const opened = (dialog: MenuDialog) => ({
    open: open === dialog,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? dialog : undefined),
  });
  return (
    <>
      <LazyAddressesDialog {...opened('addresses')} />
      <TwoFactorSetupPart {...opened('set-up')} />
      <LazyDialog load={disableTwoFactor} {...opened('disable')} />
      <LazyDialog load={regenerateBackupCodes} {...opened('regenerate')} />
    </>
  );
}
