import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { Client } from '@plaza/test-kit/http';
import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { AuditRecordModel } from './records/audit-record.model';

let identity: TestIdentity;
let admin: Client;
beforeAll(async () => {
  identity = await startIdentity();
  const { email } = await userFixture('admin_high');
  admin = identity.withToken((await signIn(identity, email)).token);
});
afterAll(() => identity.stop());

const actor = { id: randomUUID(), role: 'admin_high', customId: 'ADM-7', name: 'Ada Byron', email: '' } as const;

/** Adds one record for each second from the first to the last, whose request id is its second. */
function add(first: number, last: number) {
  const record = { actor, target: 'x', action: 'user.change', before: null, after: null, searchTerms: [] };
  const records = Array.from({ length: last - first + 1 }, (_none, index) => {
    const second = first + index;
    return { ...record, _id: randomUUID(), at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)), requestId: `r-${second}` };
  });
  return AuditRecordModel.insertMany(records, { lean: true });
}

async function exported() {
  const { body, headers } = await admin.get<string>('/api/v1/admin/audit.csv?action=user.change');
  return { rows: body.trim().split('\r\n').slice(1), isCut: headers.get('x-plaza-cut') };
}

test('an export contains the newest records up to its limit, and says that there are more', async () => {
  const most = limits.auditExport;
  await add(1, most);
  expect((await exported()).isCut).toBeNull();
  await add(most + 1, most + 1);
  const { rows, isCut } = await exported();
  expect([rows.length, isCut]).toEqual([most, '1']);
  expect(rows[0]).toContain(`,r-${most + 1}`);
  expect(rows.at(-1)).toMatch(/,r-2$/);
}, 60_000);
