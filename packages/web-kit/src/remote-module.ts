import { remoteContract } from '@plaza/contracts/remote-contract';
import type { TabId } from '@plaza/contracts/tabs';
import type { ComponentType } from 'react';

/**
 * What every remote exposes as `./remote`: a component per tab, and pages of its own by path (`/signin`).
 * It brings no store, no router, no theme: it is rendered inside the shell's.
 */
export interface RemoteModule {
  readonly contract: number;
  readonly tabs: Readonly<Partial<Record<TabId, ComponentType>>>;
  readonly routes?: Readonly<Record<`/${string}`, ComponentType>>;
}

/** Declares a remote for this version of the contract. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: remoteContract, ...remote };
}
