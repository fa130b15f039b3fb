import type { Call } from '@plaza/contracts/call';
import { financeCalls } from '@plaza/contracts/finance/calls';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { sampleOf } from '@plaza/contracts/testing/samples';
import { bearer, signInByApi } from '../../api';
import { highAdmin } from '../../seeded-users';
import { type APIRequestContext, expect, test } from '../../test';

const calls: [string, Call][] = Object.entries({
  ...identityCalls,
  ...financeCalls,
  ...marketsCalls,
  ...marketplaceCalls,
  ...registryCalls,
});
const withBody = calls.flatMap(([name, made]) => (made.body ? [[name, made, made.body] as const] : []));

/** Bodies that no call accepts. */
const bodies: [string, string | Buffer, string][] = [
  ['malformed JSON', '{"email": ', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a number', '7', 'application/json'],
  ['null', 'null', 'application/json'],
  ['operators in place of values', JSON.stringify(everyFieldAs({ $gt: '' })), 'application/json'],
  ['arrays in place of values', JSON.stringify(everyFieldAs([[]])), 'application/json'],
  ['a polluting key', '{"__proto__": {"isAdmin": true}}', 'application/json'],
  ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json'],
  ['not JSON', 'email=a&password=b', 'application/x-www-form-urlencoded'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'application/json'],
];

function everyFieldAs(value: unknown): object {
  const fields = withBody.flatMap(([, { body }]) => ('shape' in (body ?? {}) ? Object.keys(Object(body).shape) : []));
  return Object.fromEntries([...fields, 'email', 'password', 'name', 'version'].map((field) => [field, value]));
}

/** Clients send a whole profile back, so this call ignores unknown fields. */
const lenient = ['changeProfile'];

const pathOf = ({ path }: Call) =>
  path
    .replace('/locations/:id', '/locations/999')
    .replace(':id', '00000000-0000-4000-8000-00000000ffff')
    .replace(':name', 'finance')
    .replace(':area', 'loyalty')
    .replace(':verb', 'pause')
    .replace(':metric', 'netWorth')
    .replace(':day', '2026-11-20');

async function send(request: APIRequestContext, made: Call, token: string, data: string | Buffer, type: string) {
  return request.fetch(pathOf(made), {
    method: made.method,
    headers: { ...bearer(token), 'Content-Type': type },
    data: Buffer.from(data),
  });
}

for (const [name, made] of withBody) {
  test(`${name} rejects invalid input with a 4xx envelope`, async ({ request }) => {
    const token = await signInByApi(request, highAdmin);
    for (const [what, body, type] of bodies) {
      const response = await send(request, made, token, body, type);
      expect(response.status(), `${name} with ${what}: ${await response.text()}`).toBeGreaterThanOrEqual(400);
      expect(response.status(), `${name} with ${what}`).toBeLessThan(500);
      const { success, error } = await response.json();
      expect(success).toBe(false);
      expect(error.code).toMatch(/^[a-z][a-z0-9_]+$/);
      expect(error.requestId).toBe(response.headers()['x-request-id']);
    }
  });
}

for (const [name, made, schema] of withBody.filter(([name]) => !lenient.includes(name))) {
  test(`${name} rejects an unknown field`, async ({ request }) => {
    const taken = sampleOf(schema) as object;
    expect(schema.safeParse(taken).error, 'but for that field it is taken').toBeUndefined();
    const token = await signInByApi(request, highAdmin);
    const surplus = JSON.stringify({ ...taken, confirmPassword: 'quite-a-secret-7' });
    const response = await send(request, made, token, surplus, 'application/json');
    expect([response.status(), await response.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
  });
}

test('calls that need a session answer 401 without one, and with a forged one', async ({ request }) => {
  const forged = 'eyJhbGciOiJub25lIiwia2lkIjoiMSJ9.eyJzdWIiOiIxIiwicm9sZSI6ImFkbWluX2hpZ2gifQ.';
  for (const [name, made] of calls.filter(([, { access }]) => access !== 'public')) {
    for (const headers of [{}, bearer(forged), { Authorization: 'Bearer' }, { Authorization: 'Basic YTpi' }]) {
      const response = await request.fetch(pathOf(made), {
        method: made.method,
        headers,
        ...(made.body ? { data: {} } : {}),
      });
      expect(response.status(), `${name} with ${JSON.stringify(headers)}`).toBe(401);
    }
  }
});

test('unknown API paths of any form answer 404 as JSON', async ({ request }) => {
  for (const path of [
    '/api/nothing',
    '/api/v1/auth/../../x',
    '/api/v1/finance/%2e%2e/%2e%2e/etc',
    '/api/v1/%00',
    '/internal/permissions',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBeLessThan(500);
    if (path.startsWith('/api')) expect((await response.json()).success, path).toBe(false);
  }
});
