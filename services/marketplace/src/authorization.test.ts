import { randomUUID } from 'node:crypto';
import { marketplaceCalls } from '@plaza/contracts/marketplace/calls';
import { defaultTabPermissions, type TabId } from '@plaza/contracts/tabs';
import { testInternalCalls } from '@plaza/service-kit/testing/internal-calls';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { service } from './service';
import { type IdentityServer, startIdentity } from './testing/identity-server';

/** Contractors lost the tabs that open marketplace; what is left needs a session alone. */
const opening: readonly TabId[] = ['contractors', 'bookings', 'messages', 'map'];
const permissions = {
  ...defaultTabPermissions,
  contractor: defaultTabPermissions.contractor.filter((tab) => !opening.includes(tab)),
};

let identity: IdentityServer;
let marketplace: TestService;
beforeAll(async () => {
  identity = await startIdentity();
  marketplace = await openService(service, { permissions, env: { IDENTITY_URL: identity.url } });
});
afterAll(async () => {
  await marketplace.stop();
  await identity.stop();
});

testAuthorizationTable({
  calls: marketplaceCalls,
  permissions,
  clientFor: (token) => marketplace.withToken(token),
});

test('a user without the tabs of marketplace can use only support', async () => {
  const contractor = marketplace.as({ role: 'contractor' });
  const reads = Object.values(marketplaceCalls).filter(({ method }) => method === 'GET');
  const open = [];
  for (const { path } of reads) {
    const { status } = await contractor.get(path.replace(':id', randomUUID()));
    if (status !== 403) open.push(path);
  }
  expect(open).toEqual(['/api/v1/tickets', '/api/v1/tickets/:id']);
});

test('a user with only the admin flag may do what administrators may', async () => {
  const flagged = marketplace.as({ role: 'user', isAdmin: true });
  expect((await flagged.get('/api/v1/bookings/dispatch?day=2027-03-01&timeZone=UTC')).status).toBe(200);
  expect((await flagged.post('/api/v1/services/categories', { name: 'Flags' })).status).toBe(201);
  const customer = marketplace.as({ role: 'user' });
  expect((await customer.get('/api/v1/bookings/dispatch?day=2027-03-01&timeZone=UTC')).status).toBe(403);
});

testInternalCalls(() => marketplace, []);
