import type { TwoFactorSetup } from '@plaza/contracts/two-factor';
import { movableClock } from '@plaza/service-kit/testing/clock';
import { codeOfStep, stepAt } from '../two-factor/totp';
import { signIn, type TestIdentity, testPassword, userFixture } from './identity';

const stepMs = 30_000;

/** Begins each test early in a time step, so that the step does not end between making a code and checking it. */
export function earlyInStep(): void {
  const clock = movableClock();
  beforeEach(() => {
    const into = Date.now() % stepMs;
    if (into > stepMs / 3) clock.forward(stepMs - into);
  });
}

/** What an authenticator shows; so many steps later, or earlier, where that is said. */
export const codeOf = (secret: string, later = 0): string => codeOfStep(secret, stepAt(Date.now()) + later);

/** Six digits that no step near now has. */
export function wrongCodeOf(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** Somebody signed in who has switched two-factor on, with the code of the step before: that of now is unspent. */
export async function withTwoFactor(identity: TestIdentity) {
  const { id, email } = await userFixture();
  const { token, cookie } = await signIn(identity, email);
  const client = identity.withToken(token);
  const begun = await client.post<TwoFactorSetup>('/api/v1/auth/2fa/setup', { currentPassword: testPassword });
  const { secret, backupCodes } = begun.body;
  const confirmed = await client.post('/api/v1/auth/2fa/confirm-setup', { secret, token: codeOf(secret, -1) });
  if (confirmed.status !== 200) throw new Error(`switching two-factor on answered ${confirmed.status}`);
  return { id, email, token, cookie, client, secret, backupCodes };
}
