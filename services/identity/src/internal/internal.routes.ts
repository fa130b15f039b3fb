import { call } from '@plaza/contracts/call';
import { KeySet } from '@plaza/contracts/identity/session';
import { IdParams } from '@plaza/contracts/ids';
import { AuditedAct } from '@plaza/contracts/internal/audited-act';
import {
  ImpersonatedCall,
  identityInternal,
  PermissionsSnapshot,
  RevocationsSnapshot,
  SessionOfCookie,
  UserCards,
  UserCardsQuery,
  UserExists,
} from '@plaza/contracts/internal/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { z } from 'zod';
import { addReportedRecord } from '../audit/reported-records';
import type { IdentityDependencies } from '../dependencies';
import { recordImpersonatedCall } from '../impersonation/impersonation';
import { permissionsSnapshot } from '../permissions/tab-permissions';
import { recentRevocations } from '../sessions/recent-revocations';
import { callerFromCookie } from '../sessions/sessions';
import { findUserCards } from '../users/user-cards';
import { userExists } from '../users/user-exists';

const {
  keySetPath,
  permissionsPath,
  revocationsPath,
  sessionPath,
  impersonatedPath,
  actsPath,
  peoplePath,
  existsPath,
} = identityInternal;
const service = { access: 'service' } as const;

const keySet = call(`GET ${keySetPath}`, { access: 'public', summary: 'The public keys.', answer: KeySet });

export const internalCalls = {
  permissions: call(`GET ${permissionsPath}`, {
    ...service,
    summary: 'The tabs of every role.',
    answer: PermissionsSnapshot,
  }),
  revocations: call(`GET ${revocationsPath}`, {
    ...service,
    summary: 'The revoked sessions.',
    answer: RevocationsSnapshot,
  }),
  session: call(`POST ${sessionPath}`, {
    ...service,
    summary: 'The caller of a session cookie.',
    body: z.strictObject({ cookie: z.string().max(500) }),
    answer: SessionOfCookie,
  }),
  impersonated: call(`POST ${impersonatedPath}`, {
    ...service,
    summary: 'Record a call of an impersonation.',
    body: ImpersonatedCall,
  }),
  acts: call(`POST ${actsPath}`, { ...service, summary: 'Record an action in the audit.', body: AuditedAct }),
  people: call(`POST ${peoplePath}`, {
    ...service,
    summary: 'What other services show about users.',
    body: UserCardsQuery,
    answer: UserCards,
  }),
  exists: call(`GET ${existsPath}/:id`, {
    ...service,
    summary: 'Whether a user exists.',
    params: IdParams,
    answer: UserExists,
  }),
};

/**
 * Calls of other services over the private network, none of which the gateway forwards. The published keys are public,
 * so they need no service token.
 */
export function internalRoutes({ trust, config, signingKey }: IdentityDependencies): Routes {
  return createRoutes(trust)
    .on(keySet, async () => signingKey.keySet)
    .on(internalCalls.permissions, permissionsSnapshot)
    .on(internalCalls.revocations, async () => ({ revocations: await recentRevocations() }))
    .on(internalCalls.session, async ({ body }) => ({ caller: await callerFromCookie(body.cookie, config) }))
    .on(internalCalls.impersonated, ({ body }) => recordImpersonatedCall(body))
    .on(internalCalls.acts, ({ body }) => addReportedRecord(body, new Date()))
    .on(internalCalls.people, async ({ body }) => ({ people: await findUserCards(body) }))
    .on(internalCalls.exists, async ({ params }) => ({ exists: await userExists(params.id) }));
}
