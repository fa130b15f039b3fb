import { registryCalls } from '@plaza/contracts/registry';
import { roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { openService, type TestService } from '@plaza/service-kit/test-service';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { service } from './service';

/** Their contract says public, for the deploy token's sake; without that token an admin_high alone gets in. */
const access = { roles: ['admin_high'] } as const;
const { addRelease, pointRemote } = registryCalls;

let registry: TestService;
beforeAll(async () => {
  registry = await openService(service);
});
afterAll(() => registry.stop());

testAuthorizationTable({
  calls: { ...registryCalls, addRelease: { ...addRelease, access }, pointRemote: { ...pointRemote, access } },
  permissions: defaultTabPermissions,
  closedTo: roles.filter((role) => role !== 'admin_high'),
  clientFor: (token) => registry.withToken(token),
});
