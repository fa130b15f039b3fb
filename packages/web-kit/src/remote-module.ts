import { remoteContract } from '@plaza/contracts/remote-contract';
import type { TabId } from '@plaza/contracts/tabs';
import type { ComponentType } from 'react';
import type { RemotePalette } from './remote-palette';

/** One line of the frame's account menu: something to do, a place to go to, or a word over the next lines. */
export type AccountMenuEntry =
  | {
      readonly label: string;
      readonly description?: string;
      readonly disabled?: boolean;
      readonly onSelect: () => void;
    }
  | { readonly label: string; readonly description?: string; readonly href: string }
  | { readonly heading: string };

/**
 * Parts that the frame has a place for, whatever tab is open. `accountMenu` draws no menu: it tells the frame the lines
 * that belong into the account menu each time they change, and draws the dialogs that these lines open.
 */
export interface RemoteParts {
  /** Settings of the area, below the frame's own in the settings overlay. */
  readonly settings?: ComponentType;
  /** The dialog that sets up two-factor authentication. */
  readonly twoFactorSetup?: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  readonly accountMenu?: ComponentType<{ onEntries: (entries: readonly AccountMenuEntry[]) => void }>;
}

/**
 * What every remote exposes as `./remote`: a component per tab, and pages of its own by path (`/signin`).
 * It brings no store, no router, no theme: it is rendered inside the shell's.
 */
export interface RemoteModule {
  readonly contract: number;
  readonly tabs: Readonly<Record<TabId, ComponentType>>;
  readonly routes?: Readonly<Record<`/${string}`, ComponentType>>;
  readonly parts?: RemoteParts;
  /** What the palette finds of this area; called once the palette is opened, so that it can be a chunk of its own. */
  readonly palette?: () => Promise<RemotePalette>;
  /** Called once nothing of this version is shown any more, as another one took its place: ends timers, connections. */
  readonly dispose?: () => void;
}

/** Declares a remote for this version of the contract. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: remoteContract, ...remote };
}
