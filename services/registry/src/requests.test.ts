import { registryCalls } from '@plaza/contracts/registry/calls';
import type { Role } from '@plaza/contracts/roles';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { testCacheHeaders } from '@plaza/test-kit/cache-table';
import { testTexts } from '@plaza/test-kit/text-table';
import { service } from './service';

let registry: TestService;
beforeAll(async () => {
  registry = await openService(service);
});
afterAll(() => registry.stop());

const clientFor = (role?: Role) => (role ? registry.as({ role }) : registry.nobody);

testTexts({ calls: registryCalls, clientFor, taken: ['addTeam'] });
testCacheHeaders({ calls: registryCalls, clientFor });
