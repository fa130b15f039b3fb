import type { ConfirmSetup, VerifySetup } from '@plaza/contracts/two-factor';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import { toDataURL } from 'qrcode';
import type { Sealer } from '../encryption/encryption';
import { isSameText } from '../secrets/timing-safe-equal';
import { ownRecord } from '../users/require-active-user';
import { type Person, PersonModel } from '../users/user.model';
import { hashesOf, newBackupCodes } from './backup-codes';
import { matchingStep, newTotpSecret, otpauthUrl } from './totp';

const keptMs = 10 * 60 * 1000;
const maxWrongCodes = 5;

/** A setup that was begun and still counts, opened. `sealedSecret` tells it from one begun before or after. */
interface OpenSetup {
  readonly person: Person;
  readonly sealedSecret: string;
  readonly secret: string;
  readonly backupCodes: string[];
  readonly proved: boolean;
}

/**
 * Keeps a new secret and new backup codes for ten minutes, in place of those of an earlier setup.
 * @throws Conflict `two_factor_enabled`
 */
export async function beginSetup({ _id, email }: Person, sealer: Sealer) {
  const secret = newTotpSecret();
  const backupCodes = newBackupCodes();
  const twoFactorSetup = {
    secret: sealer.seal(secret, _id),
    backupCodes: sealer.seal(JSON.stringify(backupCodes), _id),
    proved: false,
    wrongCodes: 0,
    expiresAt: new Date(Date.now() + keptMs),
  };
  const { matchedCount } = await PersonModel.updateOne({ _id, twoFactorEnabled: { $ne: true } }, { twoFactorSetup });
  if (matchedCount !== 1) throw alreadyOn();
  return { qrCode: await toDataURL(otpauthUrl(secret, email)), secret, backupCodes };
}

/**
 * Proves the authenticator with a code.
 * @throws BadInput `invalid_code`, `setup_mismatch`; Conflict `setup_expired`, `two_factor_enabled`
 */
export async function verifySetup(userId: string, { secret, token }: VerifySetup, sealer: Sealer): Promise<string[]> {
  const setup = await openSetup(userId, sealer);
  demandSame(setup, { secret });
  await demandCode(setup, token);
  return setup.backupCodes;
}

/**
 * Switches two-factor on with what was kept, in one write.
 * @throws as `verifySetup`; BadInput `code_required` when no code was shown, neither before nor now
 */
export async function confirmSetup(userId: string, posted: ConfirmSetup, sealer: Sealer) {
  const setup = await openSetup(userId, sealer);
  demandSame(setup, posted);
  if (!setup.proved) {
    if (!posted.token) throw new BadInput('Verification code is required', undefined, 'code_required');
    await demandCode(setup, posted.token);
  }
  const twoFactorBackupCodes = await hashesOf(setup.backupCodes);
  const { modifiedCount } = await PersonModel.updateOne(
    { ...whileKept(setup), 'twoFactorSetup.proved': true, isActive: true },
    {
      $set: { twoFactorEnabled: true, twoFactorSecret: setup.sealedSecret, twoFactorBackupCodes },
      $unset: { twoFactorSetup: '' },
    },
  );
  if (modifiedCount !== 1) throw expired();
  return { person: setup.person, backupCodesLeft: twoFactorBackupCodes.length };
}

async function openSetup(userId: string, sealer: Sealer): Promise<OpenSetup> {
  const person = await ownRecord(userId);
  if (person.twoFactorEnabled) throw alreadyOn();
  const setup = person.twoFactorSetup;
  if (!setup || setup.expiresAt.getTime() <= Date.now()) throw expired();
  return {
    person,
    sealedSecret: setup.secret,
    secret: sealer.open(setup.secret, userId),
    backupCodes: JSON.parse(sealer.open(setup.backupCodes, userId)),
    proved: setup.proved,
  };
}

/** What a browser posts back tells only which setup it means; the one that is kept is what counts. */
function demandSame(setup: OpenSetup, posted: { secret: string; backupCodes?: string[] | undefined }) {
  const codes = posted.backupCodes ?? setup.backupCodes;
  const isSame = isSameText(setup.secret, posted.secret) && isSameText(setup.backupCodes.join(), codes.join());
  if (isSame) return;
  throw new BadInput('This is not the setup that was begun last. Please start again.', undefined, 'setup_mismatch');
}

/**
 * A code counts as wrong before it is compared, and not at all once it was right: however many come at once, no more
 * than five wrong ones are told from right ones. The step of the right one is spent: it signs nobody in.
 */
async function demandCode(setup: OpenSetup, code: string): Promise<void> {
  const taken = await PersonModel.updateOne(
    { ...whileKept(setup), 'twoFactorSetup.wrongCodes': { $lt: maxWrongCodes } },
    { $inc: { 'twoFactorSetup.wrongCodes': 1 } },
    { timestamps: false },
  );
  if (taken.modifiedCount !== 1) throw expired();
  const step = matchingStep(setup.secret, code, Date.now());
  if (step === undefined) {
    await forgetSpentSetup(setup);
    throw new BadInput('Invalid verification code', undefined, 'invalid_code');
  }
  const { matchedCount } = await PersonModel.updateOne(whileKept(setup), {
    $set: { 'twoFactorSetup.proved': true, 'twoFactorSetup.wrongCodes': 0 },
    $max: { twoFactorLastStep: step },
  });
  if (matchedCount !== 1) throw expired();
}

async function forgetSpentSetup(setup: OpenSetup): Promise<void> {
  await PersonModel.updateOne(
    { ...whileKept(setup), 'twoFactorSetup.wrongCodes': { $gte: maxWrongCodes } },
    { $unset: { twoFactorSetup: '' } },
    { timestamps: false },
  );
}

const whileKept = ({ person, sealedSecret }: OpenSetup) => ({
  _id: person._id,
  twoFactorEnabled: { $ne: true },
  'twoFactorSetup.secret': sealedSecret,
  'twoFactorSetup.expiresAt': { $gt: new Date() },
});

const alreadyOn = () => new Conflict('two_factor_enabled', 'Two-factor authentication is already on.');
const expired = () => new Conflict('setup_expired', 'This setup is no longer valid. Please start again.');
