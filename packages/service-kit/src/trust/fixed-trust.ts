import type { KeySet } from '@plaza/contracts/identity/session';
import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { fixedKeys } from './published-keys';
import { createTokenCheck } from './tokens';
import type { Trust } from './trust';

/** Trust in a fixed key set and fixed permissions, for tests and tools that run without identity. */
export function fixedTrust(keySet: KeySet, permissions: TabPermissions = defaultTabPermissions): Trust {
  return {
    ...createTokenCheck(fixedKeys(keySet), () => false),
    isDeleted: async () => true,
    tabsOf: async (role) => new Set(permissions[role]),
  };
}
