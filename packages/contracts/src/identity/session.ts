import { z } from 'zod';
import { Id, Instant } from '../ids';
import { Role } from '../roles';

/** The `iss` and `aud` claims of tokens. */
export const tokenIssuer = 'plaza-identity';
export const tokenAudience = 'plaza';

/** The header `typ` of each kind of access token, so that none is mistaken for another. The first is RFC 9068's. */
export const accessTokenTypes = { own: 'at+jwt', impersonation: 'impersonation+jwt' } as const;

/**
 * The claims of an access token (a JWT, RS256, valid for 15 minutes, or for an hour if `act` names an administrator).
 * `sid` names the session, which can be revoked; `epoch` is incremented when claims of issued tokens become outdated,
 * for example by a new role: such tokens are rejected, while the session continues.
 */
export const AccessClaims = z.object({
  iss: z.literal(tokenIssuer),
  aud: z.literal(tokenAudience),
  sub: Id,
  sid: Id,
  role: Role,
  isAdmin: z.boolean(),
  contractorId: Id.optional(),
  epoch: z.number().int().default(0),
  /** When the user last entered a password or a second factor in the session, in seconds since 1970; 0 means never. */
  auth_time: z.number().int().default(0),
  /** An administrator who still has to set up a second factor, and until then has no rights as an administrator. */
  secondFactorMissing: z.literal(true).optional(),
  /** The administrator who impersonates this user. */
  act: z.object({ sub: Id }).optional(),
  iat: z.number().int(),
  exp: z.number().int(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** The caller as services see them. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly contractorId?: string;
  /** When they last entered a password or a second factor, in seconds since 1970; absent if never. */
  readonly authenticatedAt?: number;
  /** Set for an administrator who has to set up a second factor before using any administrator rights. */
  readonly secondFactorMissing?: true | undefined;
  /** The administrator who impersonates this user, for support. */
  readonly impersonatorId?: string;
}

/** A user as answers contain it; never includes a secret. */
export const User = z.object({
  id: Id,
  customId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  companyName: z.string().nullable(),
  company_name: z.string().nullable(),
  contractorId: Id.nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

/** One signed-in device. */
export const Session = z.object({
  id: Id,
  createdAt: Instant,
  lastSeenAt: Instant,
  device: z.string(),
  /** The network address of its latest refresh with the last part hidden: '203.0.113.x'. Empty if unknown. */
  address: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The published keys with which access tokens are verified. */
export const KeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })),
});
export type KeySet = z.infer<typeof KeySet>;

/** The httpOnly cookie that binds the second step of signing in to the browser of the first step. */
export const challengeCookie = 'plaza_challenge';
/** The httpOnly cookie with the rotating refresh token. */
export const sessionCookie = 'plaza_session';
/** The httpOnly cookie that identifies a device beyond the end of a session, to recognize later sign-ins from it. */
export const deviceCookie = 'plaza_device';
/**
 * Browsers accept cookies with this prefix over https only, so that no other site and no page without TLS can set them.
 */
export const securePrefix = '__Secure-';
/** The session cookie's name under https. */
export const secureSessionCookie = `${securePrefix}${sessionCookie}`;
