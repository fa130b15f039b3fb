import { z } from 'zod';
import { Id, Instant } from '../ids';
import { ApprovedArea } from '../registry/areas';
import { Role } from '../roles';
import { TabPermissions } from '../tabs';

/** What identity tells other services, over the private network only; the gateway routes none of it. */
export const identityInternal = {
  keySetPath: '/.well-known/jwks.json',
  permissionsPath: '/internal/permissions',
  revocationsPath: '/internal/revocations',
  sessionPath: '/internal/session',
  impersonatedPath: '/internal/impersonated',
  /** `POST` with an AuditedAct: adds it to the audit. */
  actsPath: '/internal/acts',
  peoplePath: '/internal/people',
  existsPath: '/internal/exists',
} as const;

/** What other services show of a person. `phone` and `company` are empty where nothing was said. */
export const UserCard = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: Role,
  isAdmin: z.boolean(),
  company: z.string(),
  contractorId: Id.nullable(),
  /** Since when they have their account. */
  createdAt: Instant.optional(),
});
export type UserCard = z.infer<typeof UserCard>;

/** `POST /internal/people`: these people, or a contractor's employees. */
export const UserCardsQuery = z.union([
  z.strictObject({ ids: z.array(Id).max(500) }),
  z.strictObject({ employeesOf: Id }),
]);
export type UserCardsQuery = z.infer<typeof UserCardsQuery>;

/** Those of them who may sign in, by name; at most 500. */
export const UserCards = z.object({ people: z.array(UserCard) });

/** `GET /internal/exists/:id`: whether identity knows the user; not once they are deleted. */
export const UserExists = z.object({ exists: z.boolean() });

/**
 * `GET /internal/permissions`: the tabs of each role, and the areas that are not built in, with what their tabs open.
 */
export const PermissionsSnapshot = z.object({
  version: z.number().int(),
  permissions: TabPermissions,
  areas: z.array(ApprovedArea).default([]),
});
export type PermissionsSnapshot = z.infer<typeof PermissionsSnapshot>;

/** A session whose access tokens no longer count; with an epoch, those up to it. */
export const Revocation = z.object({ sessionId: Id, at: Instant, epoch: z.number().int().optional() });
export type Revocation = z.infer<typeof Revocation>;

/** `GET /internal/revocations`: those of the last hour, longer than any access token lives. */
export const RevocationsSnapshot = z.object({ revocations: z.array(Revocation) });
export type RevocationsSnapshot = z.infer<typeof RevocationsSnapshot>;

/** `POST /internal/session` with `{ cookie }`: whose live session the cookie's value belongs to. */
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
 * `POST /internal/impersonated`: a call that an administrator is about to make as somebody else, for the audit; of
 * reads the first one of each path in a session.
 */
export const ImpersonatedCall = z.strictObject({
  impersonatorId: Id,
  userId: Id,
  method: z.string().max(10),
  path: z.string().max(2048),
  requestId: z.string().max(64),
});
export type ImpersonatedCall = z.infer<typeof ImpersonatedCall>;
