import type { TwoFactorSetup } from '@plaza/contracts/identity/two-factor';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { codeOfStep, stepAt } from '../two-factor/totp';
import { signIn, type TestIdentity, testPassword, userFixture } from './identity';

const stepMs = 30_000;

/** Begins each test early in a time step, so that the step does not end between creating a code and checking it. */
export function earlyInStep(): ReturnType<typeof fakeClock> {
  const clock = fakeClock();
  beforeEach(() => {
    const into = Date.now() % stepMs;
    if (into > stepMs / 3) clock.forward(stepMs - into);
  });
  return clock;
}

/** The code that an authenticator shows, now or some steps later (negative: earlier). */
export const totpCode = (secret: string, later = 0): string => codeOfStep(secret, stepAt(Date.now()) + later);

/** Six digits that are no code of a step close to now. */
export function wrongTotpCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((later) => totpCode(secret, later));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/**
 * A signed-in user who enabled two-factor authentication with the code of the previous step, so the current code is
 * unused.
 */
export async function withTwoFactor(identity: TestIdentity) {
  const { id, email } = await userFixture();
  const { token, cookie } = await signIn(identity, email);
  const client = identity.withToken(token);
  const begun = await client.post<TwoFactorSetup>('/api/v1/auth/2fa/setup', { currentPassword: testPassword });
  const { secret, backupCodes } = begun.body;
  const confirmed = await client.post('/api/v1/auth/2fa/confirm-setup', { secret, token: totpCode(secret, -1) });
  if (confirmed.status !== 200) throw new Error(`switching two-factor on answered ${confirmed.status}`);
  return { id, email, token, cookie, client, secret, backupCodes };
}
