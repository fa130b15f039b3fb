import { identityCalls } from '@plaza/contracts/identity';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { addPerson, startIdentity, type TestIdentity } from './identity-under-test';

let identity: TestIdentity;
const ids = new Map<Role, string>();
beforeAll(async () => {
  identity = await startIdentity();
  for (const role of roles) ids.set(role, (await addPerson(role)).id);
});
afterAll(() => identity.stop());

testAuthorizationTable({
  calls: identityCalls,
  permissions: defaultTabPermissions,
  publicCalls: [
    'signUp',
    'signIn',
    'verifyEmail',
    'resendVerification',
    'refresh',
    'signOut',
    'verifySignIn',
    'forgotPassword',
    'verifyResetCode',
    'resetPassword',
    'picture',
  ],
  refusesItself: { refresh: 401 },
  clientFor: (token) => identity.withToken(token),
  tokenFor: ({ role = 'user', ...person }) =>
    accessTokenFor({ id: ids.get(role), role, ...person }, identity.signingKey),
});
