import type { ServiceContext } from '@plaza/service-kit/start-service';
import { createPermissions } from '@plaza/service-kit/trust/permissions';
import { fixedKeys } from '@plaza/service-kit/trust/published-keys';
import { createRevocations } from '@plaza/service-kit/trust/revocations';
import { createTokenCheck } from '@plaza/service-kit/trust/tokens';
import type { TrustInUsers } from '@plaza/service-kit/trust/trust';
import type { IdentityConfig } from '../config';
import { permissionsSnapshot } from '../permissions/tab-permissions';
import { recentRevocations } from '../sessions/recent-revocations';
import { openSigningKey } from '../tokens/signing-key';
import { userExists } from '../users/user-exists';

/** Identity checks tokens with its own key, and with the revocations and permissions in its own database. */
export async function ownTrust({
  config,
  cache,
  bus,
  log,
}: Pick<ServiceContext<IdentityConfig>, 'config' | 'cache' | 'bus' | 'log'>): Promise<TrustInUsers & { stop(): void }> {
  const keys = fixedKeys((await openSigningKey(config.JWT_PRIVATE_KEY)).keySet);
  const revocations = createRevocations(recentRevocations, bus, log);
  const permissions = createPermissions(permissionsSnapshot, cache, bus, log);
  await revocations.ready();
  return {
    ...createTokenCheck(keys, revocations.isRevoked),
    tabsOf: permissions.tabsOf,
    areas: permissions.areas,
    isDeleted: async (userId) => !(await userExists(userId)),
    stop() {
      revocations.stop();
      permissions.stop();
    },
  };
}
