import { z } from 'zod';
import { Message, succeeded } from '../answers';
import { call } from '../call';
import { isRequired } from '../sentences';
import { untrimmedText } from '../text';
import { Email, NewPassword, SecurityCode } from './credentials';
import * as identityRoutes from './routes';

export const VerifyResetCode = z.strictObject({ email: Email, securityCode: SecurityCode });
export type VerifyResetCode = z.infer<typeof VerifyResetCode>;

/** `resetId` proves that a code was verified; it can be used once. */
export const ResetPassword = z.strictObject({
  resetId: untrimmedText(100).min(1, isRequired),
  newPassword: NewPassword,
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const ResetAllowed = z.object({
  ...succeeded,
  message: z.string(),
  data: z.object({ resetId: z.string() }),
  resetId: z.string(),
});
export type ResetAllowed = z.infer<typeof ResetAllowed>;

export const passwordResetCalls = {
  forgotPassword: call(identityRoutes.forgotPassword, {
    summary: 'Mail a security code; the answer does not reveal whether the address is known.',
    access: 'public',
    body: z.strictObject({ email: Email }),
    answer: Message,
  }),
  verifyResetCode: call(identityRoutes.verifyResetCode, {
    summary: 'Exchange a mailed code for the right to set a new password, once.',
    access: 'public',
    body: VerifyResetCode,
    answer: ResetAllowed,
  }),
  resetPassword: call(identityRoutes.resetPassword, {
    summary: 'Set a new password; ends all sessions of the account and keeps its two-factor authentication.',
    access: 'public',
    hashes: true,
    body: ResetPassword,
    answer: Message,
  }),
} as const;
