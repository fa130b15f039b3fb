import { messageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { passwordResetOf } from '../testing/password-reset';
import { hashSecret } from './secret';
import { hashSecurityCode } from './security-code';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

test('a mailed code cannot be found from the database by trying all, without the secret of the services', async () => {
  const { id, email } = await userFixture();
  const code = await passwordResetOf(identity).mailedCode(email);
  const stored = (await PasswordResetModel.findOne({ email }).lean())?.securityCode;
  const stolen = (secret: string) => hashSecurityCode(messageAuthentication([secret]), id, code);
  expect(stored).toBe(hashSecurityCode(messageAuthentication(), id, code));
  for (const guess of [code, hashSecret(code), hashSecret(`${id}:${code}`), stolen('another secret')]) {
    expect(guess).not.toBe(stored);
  }
});
