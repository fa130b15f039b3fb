import { registryCalls } from '@plaza/contracts/registry/calls';
import { roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { testInternalCalls } from '@plaza/service-kit/testing/internal-calls';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { service } from './service';

let registry: TestService;
beforeAll(async () => {
  registry = await openService(service);
});
afterAll(() => registry.stop());

testAuthorizationTable({
  calls: registryCalls,
  permissions: defaultTabPermissions,
  closedTo: roles.filter((role) => role !== 'admin_high'),
  reauthenticationCalls: [
    'addRelease',
    'setCurrentRelease',
    'startRollout',
    'switchOff',
    'switchOn',
    'addTeam',
    'changeTeam',
    'removeTeam',
    'addTeamKey',
    'removeTeamKey',
    'addTeamToken',
    'revokeTeamToken',
    'approveArea',
    'removeArea',
    'applyGatewayConfiguration',
    'rollBackGatewayConfiguration',
  ],
  clientFor: (token) => registry.withToken(token),
});

testInternalCalls(
  () => registry,
  [
    'GET /internal/areas',
    'GET /internal/current',
    'GET /internal/files/{hash}',
    'GET /internal/releases/{name}/{version}',
    'GET /internal/shell-files/{name}',
    'POST /internal/admissions',
    'POST /internal/gateway-configuration/returns',
    'GET /internal/gateways/known',
    'POST /internal/gateways',
    'POST /internal/outcomes',
    'POST /internal/provides',
    'POST /internal/shell-files',
    'POST /internal/shell-files/content',
  ],
);
