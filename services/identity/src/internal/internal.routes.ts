import { call } from '@plaza/contracts/call';
import {
  ImpersonatedCall,
  identityInternal,
  KeySet,
  PeopleAnswer,
  PeopleQuestion,
  PermissionsSnapshot,
  RevocationsSnapshot,
  SessionOfCookie,
} from '@plaza/contracts/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { z } from 'zod';
import type { IdentityParts } from '../dependencies';
import { keepImpersonatedCall } from '../impersonation/impersonated-call';
import { permissionsSnapshot } from '../permissions/tab-permissions';
import { recentRevocations } from '../sessions/recent-revocations';
import { callerOfCookie } from '../sessions/sessions';
import { personCards } from '../users/user-cards';

const { keySetPath, permissionsPath, revocationsPath, sessionPath, impersonatedPath, peoplePath } = identityInternal;
const open = { access: 'public' } as const;

const internalCalls = {
  keySet: call(`GET ${keySetPath}`, { ...open, summary: 'Published keys.', answer: KeySet }),
  permissions: call(`GET ${permissionsPath}`, { ...open, summary: 'Tabs.', answer: PermissionsSnapshot }),
  revocations: call(`GET ${revocationsPath}`, { ...open, summary: 'Ended.', answer: RevocationsSnapshot }),
  session: call(`POST ${sessionPath}`, {
    ...open,
    summary: 'Whose cookie it is.',
    body: z.strictObject({ cookie: z.string().max(500) }),
    answer: SessionOfCookie,
  }),
  impersonated: call(`POST ${impersonatedPath}`, {
    ...open,
    summary: 'A call as somebody else.',
    body: ImpersonatedCall,
  }),
  people: call(`POST ${peoplePath}`, {
    ...open,
    summary: 'What is shown of people.',
    body: PeopleQuestion,
    answer: PeopleAnswer,
  }),
};

/** What other services ask, over the private network; the gateway routes none of it, and it is in no public document. */
export function internalRoutes({ trust, signingKey }: IdentityParts): Routes {
  return createRoutes(trust)
    .on(internalCalls.keySet, async () => signingKey.keySet)
    .on(internalCalls.permissions, permissionsSnapshot)
    .on(internalCalls.revocations, async () => ({ revocations: await recentRevocations() }))
    .on(internalCalls.session, async ({ body }) => ({ caller: await callerOfCookie(body.cookie) }))
    .on(internalCalls.impersonated, ({ body }) => keepImpersonatedCall(body))
    .on(internalCalls.people, async ({ body }) => ({ people: await personCards(body) }));
}
