import { z } from 'zod';
import { Message, succeeded } from '../answers';
import { call } from '../call';
import { untrimmedText } from '../text';
import { OwnPassword, TotpCode } from './credentials';
import { authTwoFactorRoutes, profileTwoFactorRoutes } from './routes';

const Secret = untrimmedText(128).min(16);
const BackupCodes = z.array(untrimmedText(32)).max(20);

export const TwoFactorStatus = z.object({
  ...succeeded,
  data: z.object({ enabled: z.boolean(), backupCodesLeft: z.number().int() }),
  enabled: z.boolean(),
  /** How many backup codes are unused. */
  backupCodesLeft: z.number().int(),
});
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

/** `qrCode`: a data: URL of a PNG; `secret`: base32, for manual entry. */
export const TwoFactorSetup = z.object({
  ...succeeded,
  data: z.object({ qrCode: z.string(), secret: z.string(), backupCodes: BackupCodes }),
  qrCode: z.string(),
  secret: z.string(),
  backupCodes: BackupCodes,
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const TwoFactorCodes = z.object({
  ...succeeded,
  data: z.object({ backupCodes: BackupCodes }),
  backupCodes: BackupCodes,
});
export type TwoFactorCodes = z.infer<typeof TwoFactorCodes>;

export const VerifySetup = z.strictObject({ token: TotpCode, secret: Secret });
export type VerifySetup = z.infer<typeof VerifySetup>;

/** The values sent back are compared with those that the server has stored, and never trusted. */
export const ConfirmSetup = z.strictObject({
  secret: Secret,
  backupCodes: BackupCodes.optional(),
  token: TotpCode.optional(),
});
export type ConfirmSetup = z.infer<typeof ConfirmSetup>;

type TwoFactorRoutes = typeof authTwoFactorRoutes | typeof profileTwoFactorRoutes;

/** Both path families have the same calls and one implementation. */
function family<Routes extends TwoFactorRoutes>(routes: Routes) {
  return {
    status: call(routes.status, {
      summary: 'Whether two-factor authentication is on, and how many backup codes are left.',
      access: 'session',
      answer: TwoFactorStatus,
    }),
    setup: call(routes.setup, {
      summary: 'Begin the setup: a secret and backup codes, valid for ten minutes. Requires the password.',
      access: 'session',
      hashes: true,
      personal: true,
      body: z.strictObject({ currentPassword: OwnPassword }),
      answer: TwoFactorSetup,
    }),
    verifySetup: call(routes.verifySetup, {
      summary: 'Verify the authenticator with a code.',
      access: 'session',
      personal: true,
      body: VerifySetup,
      answer: TwoFactorCodes,
    }),
    confirmSetup: call(routes.confirmSetup, {
      summary: 'Switch two-factor authentication on, after a code was verified.',
      access: 'session',
      hashes: true,
      personal: true,
      body: ConfirmSetup,
      answer: TwoFactorStatus,
    }),
    disable: call(routes.disable, {
      summary: 'Switch two-factor authentication off. Requires the password.',
      access: 'session',
      hashes: true,
      personal: true,
      body: z.strictObject({ password: OwnPassword }),
      answer: Message,
    }),
    regenerateBackupCodes: call(routes.regenerateBackupCodes, {
      summary: 'Replace all backup codes. Requires a password or second factor verified within the last 15 minutes.',
      access: 'session',
      hashes: true,
      personal: true,
      body: z.strictObject({ password: OwnPassword.optional() }),
      answer: TwoFactorCodes,
    }),
  };
}

/** Two-factor authentication of the user's own account, under its two path families. */
export const twoFactorCalls = {
  auth: family(authTwoFactorRoutes),
  profile: family(profileTwoFactorRoutes),
} as const;
export type TwoFactorFamily = keyof typeof twoFactorCalls;
