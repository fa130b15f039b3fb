import { randomUUID } from 'node:crypto';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { type Role, roles } from '@plaza/contracts/roles';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { testInternalCalls } from '@plaza/service-kit/testing/internal-calls';
import { testAuthorizationTable } from '@plaza/test-kit/authorization-table';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { seedUsers } from './seed';
import { startIdentity, type TestIdentity, testPassword } from './testing/identity';
import { UserModel } from './users/user.model';

let identity: TestIdentity;
const ids = new Map<Role, string>();
const flaggedIds = new Map<Role, string>();
beforeAll(async () => {
  identity = await startIdentity();
  const user = (role: Role) => {
    const id = randomUUID();
    return { id, email: `${id}@example.org`, password: testPassword, firstName: 'Ada', lastName: 'Byron', role };
  };
  const [plain, flagged] = [roles.map(user), roles.map(user)];
  await seedUsers([...plain, ...flagged], { cost: 4, workers: 1 });
  for (const { role, id } of plain) ids.set(role, id);
  for (const { role, id } of flagged) flaggedIds.set(role, id);
  await UserModel.updateMany({ _id: { $in: [...flaggedIds.values()] } }, { isAdmin: true });
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
  reauthenticationCalls: [
    'addUser',
    'changeUser',
    'setUserPassword',
    'removeUser',
    'impersonate',
    'saveTabPermissions',
    'saveDefaultTabPermissions',
    'undoTabPermissions',
  ],
  refusesItself: { refresh: 401 },
  clientFor: (token) => identity.withToken(token),
  tokenFor: ({ role = 'user', ...user }) => {
    const id = (user.isAdmin ? flaggedIds : ids).get(role);
    return accessTokenFor({ id, role, ...user }, identity.signingKey);
  },
});

testInternalCalls(
  () => identity,
  [
    'GET /internal/permissions',
    'GET /internal/revocations',
    'POST /internal/session',
    'POST /internal/impersonated',
    'POST /internal/acts',
    'POST /internal/people',
    'GET /internal/exists/{id}',
  ],
);
