import { deviceCookie } from '@plaza/contracts/identity/session';
import type { Context } from 'koa';
import type { IdentityDependencies } from '../dependencies';
import { type ApiCookie, readCookie, writeCookie } from '../http/cookies';
import type { UserRecord } from '../users/user.model';

const dayMs = 24 * 3600 * 1000;

/**
 * Records for half a year that somebody has signed in on this device. It outlives their session, and grants no access.
 */
const cookie: ApiCookie = { name: deviceCookie, maxAgeMs: 180 * dayMs };
/** The owner for whom the cookie is encrypted. */
const owner = 'known device';

/** The owner of a device: the last user who signed in on it. */
interface KnownDevice {
  readonly userId: string;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type DeviceDependencies = Pick<IdentityDependencies, 'encryption' | 'config'>;

export function rememberDevice(
  ctx: Context,
  { _id: userId, email }: Pick<UserRecord, '_id' | 'email'>,
  { encryption, config }: DeviceDependencies,
): void {
  const device: KnownDevice = { userId, email, until: Date.now() + cookie.maxAgeMs };
  writeCookie(ctx, cookie, encryption.encrypt(JSON.stringify(device), owner), config);
}

/** The owner of the device that sent a request; undefined for an unknown device and for a forged or expired cookie. */
export function readKnownDevice(ctx: Context, { encryption, config }: DeviceDependencies) {
  const encrypted = readCookie(ctx, cookie, config);
  if (!encrypted) return undefined;
  try {
    const device: KnownDevice = JSON.parse(encryption.decrypt(encrypted, owner));
    return device.until > Date.now() ? device : undefined;
  } catch {
    return undefined; // forged, or encrypted with a key that has been replaced
  }
}
