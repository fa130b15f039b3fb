import { directionsUrl } from '@plaza/address-kit';
import type { Address } from '@plaza/contracts/identity/addresses';
import type { AccountMenuEntry } from '@plaza/web-kit';

/** The dialogs that entries of the menu open. */
export type MenuDialog = 'addresses' | 'set-up' | 'disable' | 'regenerate';

interface MenuState {
  /** Undefined while they are unknown. */
  readonly addresses: readonly Address[] | undefined;
  readonly isUnavailable: boolean;
  readonly isTwoFactorOn: boolean;
  /** The reason why two-factor cannot be changed here, if it cannot. */
  readonly locked: string | undefined;
  readonly open: (dialog: MenuDialog) => void;
}

const othersShown = 2;

/** The entries of this area in the account menu. */
export function menuEntries({ addresses, isUnavailable, isTwoFactorOn, locked, open }: MenuState): AccountMenuEntry[] {
  const twoFactor = (label: string, dialog: MenuDialog): AccountMenuEntry =>
    locked === undefined ? { label, onSelect: () => open(dialog) } : { ...textEntry(label), description: locked };
  const unknown = isUnavailable ? 'Addresses are unavailable' : 'Loading addresses…';
  return [
    { heading: 'Addresses' },
    ...(addresses ? addressLines(addresses) : [textEntry(unknown)]),
    { label: 'Manage Addresses', onSelect: () => open('addresses') },
    { heading: 'Two-Factor' },
    ...(isTwoFactorOn
      ? [textEntry('Enabled'), twoFactor('Disable', 'disable'), twoFactor('Regenerate Backup Codes', 'regenerate')]
      : [twoFactor('Setup', 'set-up')]),
  ];
}

/** The main address, then those changed most recently; each opens directions to it. */
function addressLines(addresses: readonly Address[]): AccountMenuEntry[] {
  const main = addresses.filter(({ isMain }) => isMain);
  const others = addresses
    .filter(({ isMain }) => !isMain)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, othersShown);
  return [...main, ...others].map((address) => ({
    label: address.isMain ? `Main: ${address.label}` : address.label,
    description: `Directions to ${address.address}`,
    href: directionsUrl(address.address),
  }));
}

/** An entry that only shows text. */
const textEntry = (label: string): AccountMenuEntry => ({ label, disabled: true, onSelect: () => undefined });
