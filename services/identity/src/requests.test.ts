import { identityCalls } from '@plaza/contracts/identity/calls';
import { type Role, roles } from '@plaza/contracts/roles';
import { testCacheHeaders } from '@plaza/test-kit/cache-table';
import { type RequestInput, testTexts } from '@plaza/test-kit/text-table';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { startIdentity, type TestIdentity, testPassword, userFixture } from './testing/identity';

let identity: TestIdentity;
let addressId: string;
const ids = new Map<Role, string>();
beforeAll(async () => {
  identity = await startIdentity();
  for (const role of roles) ids.set(role, (await userFixture(role)).id);
  const address = { label: 'Home', address: '1 King Street' };
  const { body } = await clientFor('admin_high').post<{ address: { id: string } }>(
    '/api/v1/profile/addresses',
    address,
  );
  addressId = body.address.id;
});
afterAll(() => identity.stop());

const clientFor = (role?: Role) =>
  role ? identity.withToken(accessTokenFor({ id: ids.get(role), role }, identity.signingKey)) : identity.nobody;

let users = 0;
const newUser = (): RequestInput => ({ body: { email: `person-${users++}@example.org`, password: testPassword } });
const somebody = (): RequestInput => ({ params: { id: ids.get('contractor') ?? '' } });

testTexts({
  calls: identityCalls,
  clientFor,
  inputFor: {
    signUp: newUser,
    addUser: newUser,
    changeUser: somebody,
    setUserPassword: somebody,
    // Contractors have company fields.
    changeProfile: () => ({ role: 'contractor', body: { currentPassword: testPassword } }),
    changeAddress: () => ({ params: { id: addressId } }),
  },
  taken: ['signUp', 'addUser', 'changeUser', 'setUserPassword', 'changeProfile', 'changeAddress'],
});

testCacheHeaders({ calls: identityCalls, clientFor, sameForAll: ['picture'] });
