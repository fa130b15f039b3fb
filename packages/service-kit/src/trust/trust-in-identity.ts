import { KeySet } from '@plaza/contracts/identity/session';
import {
  identityInternal,
  PermissionsSnapshot,
  RevocationsSnapshot,
  UserExists,
} from '@plaza/contracts/internal/identity';
import type { Bus } from '../bus/bus';
import type { Cache } from '../cache/cache';
import type { BaseConfig } from '../config';
import type { InternalFetch } from '../internal/internal-fetch';
import type { Log } from '../logging/log';
import { createPermissions } from './permissions';
import { publishedKeys } from './published-keys';
import { createRevocations } from './revocations';
import { createTokenCheck } from './tokens';
import type { TrustInUsers } from './trust';

/**
 * Trust of every service but identity itself, which loads keys, revocations and permissions from identity over HTTP and
 * the bus.
 */
export function trustInIdentity(
  { IDENTITY_URL: identityUrl, KEYS_RELOAD_MS: reloadMs }: Pick<BaseConfig, 'IDENTITY_URL' | 'KEYS_RELOAD_MS'>,
  { cache, bus, log, internalFetch }: { cache: Cache; bus: Bus; log: Log; internalFetch: InternalFetch },
): TrustInUsers & { stop(): void } {
  const get = async (path: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(3000);
    const response = await internalFetch('identity', new URL(path, identityUrl), { signal });
    if (!response.ok) throw new Error(`identity answered ${response.status} to ${path}`);
    return response.json();
  };
  const loadKeys = async () => KeySet.parse(await get(identityInternal.keySetPath));
  const keys = publishedKeys(loadKeys, { reloadMs, log });
  const loadRevoked = async () => RevocationsSnapshot.parse(await get(identityInternal.revocationsPath)).revocations;
  const revocations = createRevocations(loadRevoked, bus, log);
  const loadPermissions = async () => PermissionsSnapshot.parse(await get(identityInternal.permissionsPath));
  const permissions = createPermissions(loadPermissions, cache, bus, log);
  const tokens = createTokenCheck(keys, revocations.isRevoked);
  return {
    known: tokens.known,
    async verify(token) {
      await revocations.ready(); // a process that has just started has loaded no revocations yet
      return tokens.verify(token);
    },
    tabsOf: permissions.tabsOf,
    areas: permissions.areas,
    isDeleted: async (userId) => !UserExists.parse(await get(`${identityInternal.existsPath}/${userId}`)).exists,
    stop() {
      keys.stop();
      revocations.stop();
      permissions.stop();
    },
  };
}
