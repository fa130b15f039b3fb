import type { Role } from '@plaza/contracts/roles';
import type { TabId, TabPermissions } from '@plaza/contracts/tabs';
import { openToggles, rolesIn, type Toggles } from './toggles';
import type { Until } from './until';

export type TabsOfRoles = Partial<Record<Role, TabId[]>>;

/** Changes that the server does not have yet. */
export interface Draft {
  readonly toggles: Toggles;
  /** Default tabs that could not be sent to the server. */
  readonly defaults: TabsOfRoles;
  /** When the first save failed because the server was unavailable (ISO 8601). */
  readonly waitingSince?: string | undefined;
  /** How long the toggled tabs are to apply, once the user has chosen it. */
  readonly until?: Until | undefined;
}

/** The draft without changes that the server has by now. @param everyTab all existing tabs */
export function withoutSaved(
  { toggles, defaults, waitingSince, until }: Draft,
  saved: TabPermissions,
  everyTab?: readonly TabId[],
): Draft {
  const open = openToggles(toggles, saved, everyTab);
  return { toggles: open, defaults, ...(rolesIn(open).length > 0 ? { waitingSince, until } : {}) };
}
