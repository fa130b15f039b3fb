import type { KeySet } from '@plaza/contracts/identity/session';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import { defaultTabPermissions, type TabPermissions } from '@plaza/contracts/tabs';
import { createServiceTokens } from '../internal/service-tokens';
import { messageAuthentication } from '../security/message-authentication';
import { fixedKeys } from './published-keys';
import { createTokenCheck } from './tokens';
import type { Trust } from './trust';

/**
 * Trust with a fixed key set, fixed permissions and areas, and service tokens for `test` signed with the development
 * secret, for tests and tools that run without identity.
 */
export function fixedTrust(
  keySet: KeySet,
  permissions: TabPermissions = defaultTabPermissions,
  areas: readonly ApprovedArea[] = [],
): Trust {
  const serviceTokens = createServiceTokens(messageAuthentication());
  return {
    ...createTokenCheck(fixedKeys(keySet), () => false),
    verifyService: (token, call) => serviceTokens.check(token, { ...call, audience: 'test' }),
    isDeleted: async () => true,
    tabsOf: async (role) => new Set(permissions[role]),
    areas: async () => areas,
  };
}
