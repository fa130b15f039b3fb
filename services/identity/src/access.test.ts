import { randomUUID } from 'node:crypto';
import type { Access, Call } from '@plaza/contracts/call';
import { identityCalls } from '@plaza/contracts/identity';
import { permissionGraph } from '@plaza/contracts/permission-graph';
import { isAdminRole, type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { addPerson, startIdentity, type TestIdentity } from './test-identity';
import { signAccessToken } from './tokens/access-token';

let identity: TestIdentity;
const people = new Map<Role, string>();
beforeAll(async () => {
  identity = await startIdentity();
  for (const role of roles) people.set(role, (await addPerson(role)).id);
});
afterAll(() => identity.stop());

const callers: (Role | 'nobody')[] = ['nobody', ...roles];
const table = Object.entries<Call>(identityCalls).flatMap(([name, made]) =>
  callers.map((caller) => [caller, name, made, expected(made.access, caller)] as const),
);

/** The status with which the door is shut, or that it is open. */
function expected(access: Access, caller: Role | 'nobody'): 401 | 403 | 'open' {
  if (access === 'public') return 'open';
  if (caller === 'nobody') return 401;
  if (access === 'session') return 'open';
  if ('roles' in access) return access.roles.includes(caller) ? 'open' : 403;
  return defaultTabPermissions[caller].some((tab) => permissionGraph[tab].scopes.includes(access.scope)) ? 'open' : 403;
}

const shut: Record<401 | 403, string> = { 401: 'not_signed_in', 403: 'role_not_permitted' };

test.each(table)('to %s, %s is as its contract says', async (caller, name, made, expectation) => {
  const answer = await call(made, caller);
  if (expectation !== 'open') {
    expect(answer).toMatchObject({ status: expectation, body: { error: { code: shut[expectation] } } });
    return;
  }
  expect(answer.status).not.toBe(403);
  expect(answer.status).toBeLessThan(500);
  // Refreshing is open to all and asks for a cookie: its 401 is its own.
  if (name !== 'refresh') expect(answer.status).not.toBe(401);
});

function call({ method, path }: Call, caller: Role | 'nobody') {
  const client = identity.as(caller === 'nobody' ? undefined : tokenOf(caller));
  const at = path.replace(':id', randomUUID());
  if (method === 'GET' || method === 'DELETE') return client[method === 'GET' ? 'get' : 'delete'](at);
  return client[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](at, {});
}

/** Each in a session of its own, as one of the calls ends it. */
function tokenOf(role: Role): string {
  const caller = { id: people.get(role) ?? '', sessionId: randomUUID(), role, isAdmin: isAdminRole(role) };
  return signAccessToken(caller, identity.signingKey);
}
