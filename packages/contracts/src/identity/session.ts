import { z } from 'zod';
import { Id, Instant } from '../ids';
import { Role } from '../roles';

/** Who signs tokens (`iss`), and for whom (`aud`). */
export const tokenIssuer = 'plaza-identity';
export const tokenAudience = 'plaza';

/** The kinds of access token by their header's `typ`, so that none is taken for another. The first is RFC 9068's. */
export const accessTokenTypes = { own: 'at+jwt', impersonation: 'impersonation+jwt' } as const;

/**
 * What an access token says (a JWT, RS256, 15 minutes; an hour where `act` names an administrator). `sid` names the
 * session that can be revoked; `epoch` counts how often what its tokens say was outdated, by a new role for one: such
 * tokens stop, the session goes on.
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
  /** When the person last entered a password or a second factor in the session, in seconds; 0: never. */
  auth_time: z.number().int().default(0),
  /** An administrator who has to set up a second factor first, and until then has the rights of nobody else. */
  secondFactorMissing: z.literal(true).optional(),
  /** The administrator who acts as this person. */
  act: z.object({ sub: Id }).optional(),
  iat: z.number().int(),
  exp: z.number().int(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

/** The caller, as services see them. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly isAdmin: boolean;
  readonly contractorId?: string;
  /** When they last entered a password or a second factor, in seconds since 1970; not at all where it is missing. */
  readonly authenticatedAt?: number;
  /** Set for an administrator who has to set up a second factor before they administer anything. */
  readonly secondFactorMissing?: true | undefined;
  /** The administrator who acts as this person, for support. */
  readonly impersonatorId?: string;
}

/** A person, as given out; never holds a secret. */
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
  /** The network address of its latest refresh, shortened to its network: '203.0.113.x'. Empty where none was seen. */
  address: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** The published keys that access tokens are checked with. */
export const KeySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })),
});
export type KeySet = z.infer<typeof KeySet>;

/** The name of the httpOnly cookie that binds the second step of signing in to the browser of the first. */
export const challengeCookie = 'plaza_challenge';
/** The name of the httpOnly cookie that holds the rotating refresh token. */
export const sessionCookie = 'plaza_session';
/** The name of the httpOnly cookie that tells, beyond the end of a session, on which device somebody has signed in. */
export const deviceCookie = 'plaza_device';
/** What browsers accept over https alone: no other site, and no page without TLS, can plant such a cookie. */
export const securePrefix = '__Secure-';
/** The session cookie's name under https. */
export const secureSessionCookie = `${securePrefix}${sessionCookie}`;
