import type { ConfirmSetup, VerifySetup } from '@plaza/contracts/identity/two-factor';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import { toBuffer } from 'qrcode';
import type { Encryption } from '../encryption/encryption';
import { timingSafeEqual } from '../secrets/timing-safe-equal';
import { keepTimestamps } from '../users/form-fields';
import { requireActiveUser } from '../users/require-active-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { hashBackupCodes, newBackupCodes } from './backup-codes';
import { type Confirmation, earlierConfirmation } from './earlier-confirmation';
import { matchingStep, newTotpSecret, otpauthUrl } from './totp';

const setupMs = 10 * 60 * 1000;
const maxWrongCodes = 5;

/**
 * Stores each line of the image as its difference from the line above, which is smaller, and faster than trying all
 * filters.
 */
const rendererOpts = { filterType: 2, deflateStrategy: 0, deflateLevel: 6 };

/** A live setup, decrypted. Its `encryptedSecret` distinguishes it from earlier and later ones. */
interface OpenSetup {
  readonly user: UserRecord;
  readonly encryptedSecret: string;
  readonly secret: string;
  readonly backupCodes: string[];
  readonly proved: boolean;
}

/**
 * Stores a new secret and new backup codes for ten minutes, in place of those of an earlier setup.
 * @throws Conflict `two_factor_enabled`
 */
export async function beginSetup({ _id, email }: UserRecord, encryption: Encryption) {
  const secret = newTotpSecret();
  const backupCodes = newBackupCodes();
  const twoFactorSetup = {
    secret: encryption.encrypt(secret, _id),
    backupCodes: encryption.encrypt(JSON.stringify(backupCodes), _id),
    proved: false,
    wrongCodes: 0,
    expiresAt: new Date(Date.now() + setupMs),
  };
  const isOff = { twoFactorEnabled: { $ne: true } };
  const { matchedCount } = await UserModel.updateOne({ _id, ...isOff }, { twoFactorSetup }, keepTimestamps);
  if (matchedCount !== 1) throw alreadyOn();
  return { qrCode: await qrCodeOf(otpauthUrl(secret, email)), secret, backupCodes };
}

/** A data URL of a PNG image. */
async function qrCodeOf(text: string): Promise<string> {
  return `data:image/png;base64,${(await toBuffer(text, { rendererOpts })).toString('base64')}`;
}

/**
 * Checks a code of the authenticator.
 * @throws InvalidInput `invalid_code`, `setup_mismatch`; Conflict `setup_expired`, `two_factor_enabled`
 */
export async function verifySetup(
  userId: string,
  { secret, token }: VerifySetup,
  encryption: Encryption,
): Promise<string[]> {
  const setup = await openSetup(userId, encryption);
  requireSameSetup(setup, { secret });
  await requireCode(setup, token);
  return setup.backupCodes;
}

/**
 * Switches two-factor authentication on with the stored secret, in one write. Succeeds if an earlier request with the
 * same setup did so.
 * @throws as `verifySetup`; InvalidInput `code_required` when no code was entered, neither before nor now
 */
export async function confirmSetup(
  userId: string,
  posted: ConfirmSetup,
  encryption: Encryption,
): Promise<Confirmation> {
  try {
    return await switchOn(userId, posted, encryption);
  } catch (error) {
    const earlier = error instanceof Conflict ? await earlierConfirmation(userId, posted, encryption) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

async function switchOn(userId: string, posted: ConfirmSetup, encryption: Encryption): Promise<Confirmation> {
  const setup = await openSetup(userId, encryption);
  requireSameSetup(setup, posted);
  if (!setup.proved) {
    if (!posted.token) throw new InvalidInput('Verification code is required', undefined, 'code_required');
    await requireCode(setup, posted.token);
  }
  const twoFactorBackupCodes = await hashBackupCodes(setup.backupCodes);
  const { modifiedCount } = await UserModel.updateOne(
    { ...liveSetup(setup), 'twoFactorSetup.proved': true, isActive: true },
    {
      $set: { twoFactorEnabled: true, twoFactorSecret: setup.encryptedSecret, twoFactorBackupCodes },
      $unset: { twoFactorSetup: '' },
    },
    keepTimestamps,
  );
  if (modifiedCount !== 1) throw expired();
  return { user: setup.user, backupCodesLeft: twoFactorBackupCodes.length, isRepeated: false };
}

async function openSetup(userId: string, encryption: Encryption): Promise<OpenSetup> {
  const user = await requireActiveUser(userId);
  if (user.twoFactorEnabled) throw alreadyOn();
  const setup = user.twoFactorSetup;
  if (!setup || setup.expiresAt.getTime() <= Date.now()) throw expired();
  return {
    user,
    encryptedSecret: setup.secret,
    secret: encryption.decrypt(setup.secret, userId),
    backupCodes: JSON.parse(encryption.decrypt(setup.backupCodes, userId)),
    proved: setup.proved,
  };
}

/** What a browser posts only identifies the setup; the stored values are used. */
function requireSameSetup(setup: OpenSetup, posted: { secret: string; backupCodes?: string[] | undefined }) {
  const codes = posted.backupCodes ?? setup.backupCodes;
  const isSame =
    timingSafeEqual(setup.secret, posted.secret) && timingSafeEqual(setup.backupCodes.join(), codes.join());
  if (isSame) return;
  throw new InvalidInput('This is not the setup that was begun last. Please start again.', undefined, 'setup_mismatch');
}

/**
 * A code counts as wrong before it is compared, and the count is reset if it was right, so that concurrent requests
 * compare five wrong codes at most. The step of the right code is used up, so this code cannot sign in.
 */
async function requireCode(setup: OpenSetup, code: string): Promise<void> {
  const taken = await UserModel.updateOne(
    { ...liveSetup(setup), 'twoFactorSetup.wrongCodes': { $lt: maxWrongCodes } },
    { $inc: { 'twoFactorSetup.wrongCodes': 1 } },
    keepTimestamps,
  );
  if (taken.modifiedCount !== 1) throw expired();
  const step = matchingStep(setup.secret, code, Date.now());
  if (step === undefined) {
    await deleteExhaustedSetup(setup);
    throw new InvalidInput('Invalid verification code', undefined, 'invalid_code');
  }
  const proved = {
    $set: { 'twoFactorSetup.proved': true, 'twoFactorSetup.wrongCodes': 0 },
    $max: { twoFactorLastStep: step },
  };
  const { matchedCount } = await UserModel.updateOne(liveSetup(setup), proved, keepTimestamps);
  if (matchedCount !== 1) throw expired();
}

async function deleteExhaustedSetup(setup: OpenSetup): Promise<void> {
  await UserModel.updateOne(
    { ...liveSetup(setup), 'twoFactorSetup.wrongCodes': { $gte: maxWrongCodes } },
    { $unset: { twoFactorSetup: '' } },
    keepTimestamps,
  );
}

const liveSetup = ({ user, encryptedSecret }: OpenSetup) => ({
  _id: user._id,
  twoFactorEnabled: { $ne: true },
  'twoFactorSetup.secret': encryptedSecret,
  'twoFactorSetup.expiresAt': { $gt: new Date() },
});

const alreadyOn = () => new Conflict('two_factor_enabled', 'Two-factor authentication is already on.');
const expired = () => new Conflict('setup_expired', 'This setup is no longer valid. Please start again.');
