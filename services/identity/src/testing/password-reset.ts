import type { ErrorEnvelope } from '@plaza/contracts/errors';
import { eventually, mailsTo, type TestIdentity } from './identity';

/** The three calls of a password reset on one instance. */
export function passwordResetOf(identity: TestIdentity) {
  const { nobody } = identity;
  const forgot = (email: unknown) => nobody.post<ErrorEnvelope>('/api/v1/auth/forgot-password', { email });
  const verify = (email: unknown, securityCode: unknown) =>
    nobody.post<{ resetId: string }>('/api/v1/auth/verify-reset-code', { email, securityCode });
  const reset = (resetId: unknown, newPassword: unknown) =>
    nobody.post<ErrorEnvelope>('/api/v1/auth/reset-password', { resetId, newPassword });

  /** The code of the next mail to an address. */
  async function mailedCode(email: string): Promise<string> {
    const before = await codesTo(email);
    await forgot(email);
    return eventually(async () => (await codesTo(email))[before.length]);
  }

  return {
    forgot,
    verify,
    reset,
    mailedCode,
    async resetIdFor(email: string): Promise<string> {
      const code = await mailedCode(email);
      return (await verify(email, code)).body.resetId;
    },
  };
}

/** The codes mailed to an address, oldest first. */
export async function codesTo(email: string): Promise<string[]> {
  const mails = await mailsTo(email);
  return mails.flatMap(({ text }) => /^[A-Z0-9]{6}$/m.exec(text)?.slice(0, 1) ?? []);
}
