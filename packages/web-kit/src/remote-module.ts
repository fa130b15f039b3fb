import { remoteContract } from '@plaza/contracts/remote-contract';
import type { TabId } from '@plaza/contracts/tabs';
import type { ComponentType } from 'react';
import type { RemotePalette } from './remote-palette';

/** One line of the shell's account menu: an action, a link, or a heading of the following lines. */
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
 * Components that the shell renders in places of its own, whatever tab is open. `accountMenu` renders no menu: it
 * reports its lines of the account menu whenever they change, and renders the dialogs that these lines open.
 */
export interface RemoteParts {
  /** Settings of the area, below the shell's own in the settings overlay. */
  readonly settings?: ComponentType;
  /** The dialog that sets up two-factor authentication. */
  readonly twoFactorSetup?: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
  readonly accountMenu?: ComponentType<{ onEntries: (entries: readonly AccountMenuEntry[]) => void }>;
}

/**
 * The export `./remote` of every remote: a component per tab, and pages by path (`/signin`). A remote has no store,
 * router or theme of its own: it is rendered inside the shell's.
 */
export interface RemoteModule {
  readonly contract: number;
  readonly tabs: Readonly<Record<TabId, ComponentType>>;
  readonly routes?: Readonly<Record<`/${string}`, ComponentType>>;
  readonly parts?: RemoteParts;
  /** The area's part of the palette; called when the palette is first opened, so that it can be a separate chunk. */
  readonly palette?: () => Promise<RemotePalette>;
  /**
   * Called once another version has replaced this one and nothing of it is rendered any more: stops timers,
   * connections.
   */
  readonly dispose?: () => void;
}

/** Declares a remote with the current version of the contract. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: remoteContract, ...remote };
}
