import { randomUUID } from 'node:crypto';
import { financeCalls } from '@plaza/contracts/finance';
import { roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import type { Client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { type Finance, startFinance } from './finance-under-test';

/** Contractor employees lost both tabs that open finance; municipal people kept one of them. */
const permissions = {
  ...defaultTabPermissions,
  contractor_employee: defaultTabPermissions.contractor_employee.filter(
    (tab) => tab !== 'overview' && tab !== 'finance_manager',
  ),
  municipal_government: defaultTabPermissions.municipal_government.filter((tab) => tab !== 'overview'),
};

let finance: Finance;
beforeAll(async () => {
  finance = await startFinance(permissions);
});
afterAll(() => finance.stop());

const calls = Object.entries(financeCalls).map(([name, { method, path }]) => ({ name, method, path }));
const table = calls.flatMap((call) => roles.map((role) => ({ ...call, role })));

/** Makes a call without a body, on a record that does not exist. */
function make(from: Client, { method, path }: { method: string; path: string }) {
  const send = { GET: from.get, POST: from.post, PATCH: from.patch, PUT: from.put, DELETE: from.delete }[method];
  if (!send) throw new Error(`no way to ${method}`);
  return send(path.replace(':id', randomUUID()));
}

test.each(calls)('$name is refused without a session', async (call) => {
  const expected = { status: 401, body: { success: false, error: { code: 'not_signed_in' } } };
  expect(await make(finance.nobody, call)).toMatchObject(expected);
});

test.each(calls)('$name is refused with an expired or a forged token', async (call) => {
  const expired = await make(finance.as({ expiresIn: -120 }), call);
  expect(expired).toMatchObject({ status: 401, body: { error: { code: 'token_expired' } } });
  const [header, payload] = accessTokenFor({ role: 'admin_high' }).split('.');
  const [, , signature] = accessTokenFor().split('.');
  const forged = finance.withToken(`${header}.${payload}.${signature}`);
  expect(await make(forged, call)).toMatchObject({ status: 401, body: { error: { code: 'token_invalid' } } });
});

test.each(table)('$name for $role follows their tabs', async ({ role, ...call }) => {
  const answer = await make(finance.as({ role }), call);
  if (role === 'contractor_employee') {
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'tab_not_permitted' } } });
  } else {
    expect([200, 400, 404]).toContain(answer.status);
  }
});
