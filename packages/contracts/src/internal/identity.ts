import { z } from 'zod';
import { Id, Instant } from '../ids';
import { ApprovedArea } from '../registry/areas';
import { Role } from '../roles';
import { TabPermissions } from '../tabs';

/** The internal API of identity for other services, on the private network only; the gateway does not route it. */
export const identityInternal = {
  keySetPath: '/.well-known/jwks.json',
  permissionsPath: '/internal/permissions',
  revocationsPath: '/internal/revocations',
  sessionPath: '/internal/session',
  impersonatedPath: '/internal/impersonated',
  /** `POST` with an AuditedAct adds it to the audit. */
  actsPath: '/internal/acts',
  peoplePath: '/internal/people',
  existsPath: '/internal/exists',
} as const;

/** The fields of a person that other services show. `phone` and `company` are empty strings when unknown. */
export const UserCard = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: Role,
  isAdmin: z.boolean(),
  company: z.string(),
  contractorId: Id.nullable(),
  /** When the account was created. */
  createdAt: Instant.optional(),
});
export type UserCard = z.infer<typeof UserCard>;

/** `POST /internal/people`: the people with these ids, or the employees of a contractor. */
export const UserCardsQuery = z.union([
  z.strictObject({ ids: z.array(Id).max(500) }),
  z.strictObject({ employeesOf: Id }),
]);
export type UserCardsQuery = z.infer<typeof UserCardsQuery>;

/** Those of the requested people who may sign in, sorted by name; at most 500. */
export const UserCards = z.object({ people: z.array(UserCard) });

/** `GET /internal/exists/:id`: whether identity has this user; false once the user is deleted. */
export const UserExists = z.object({ exists: z.boolean() });

/** `GET /internal/permissions`: the tabs of each role, and the approved areas with the scopes that their tabs open. */
export const PermissionsSnapshot = z.object({
  version: z.number().int(),
  permissions: TabPermissions,
  areas: z.array(ApprovedArea).default([]),
});
export type PermissionsSnapshot = z.infer<typeof PermissionsSnapshot>;

/** A session whose access tokens are revoked; with an epoch, only tokens up to that epoch. */
export const Revocation = z.object({ sessionId: Id, at: Instant, epoch: z.number().int().optional() });
export type Revocation = z.infer<typeof Revocation>;

/** `GET /internal/revocations`: revocations of the last hour, which is longer than the lifetime of any access token. */
export const RevocationsSnapshot = z.object({ revocations: z.array(Revocation) });
export type RevocationsSnapshot = z.infer<typeof RevocationsSnapshot>;

/** `POST /internal/session` with `{ cookie }`: the caller whose active session the cookie belongs to, or null. */
export const SessionOfCookie = z.object({
  caller: z
    .object({
      id: Id,
      sessionId: Id,
      role: Role,
      isAdmin: z.boolean(),
      contractorId: Id.optional(),
      secondFactorMissing: z.literal(true).optional(),
    })
    .nullable(),
});
export type SessionOfCookie = z.infer<typeof SessionOfCookie>;

/**
 * `POST /internal/impersonated`: a call that an administrator is about to make while impersonating a user, for the
 * audit. Of reads, only the first one of each path in a session is reported.
 */
export const ImpersonatedCall = z.strictObject({
  impersonatorId: Id,
  userId: Id,
  method: z.string().max(10),
  path: z.string().max(2048),
  requestId: z.string().max(64),
});
export type ImpersonatedCall = z.infer<typeof ImpersonatedCall>;
