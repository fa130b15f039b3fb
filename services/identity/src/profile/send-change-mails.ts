import type { IdentityDependencies } from '../dependencies';
import type { Mailer } from '../mail/mailer';
import { UserModel, type UserRecord } from '../users/user.model';
import { addressInUseMail, changeRequestedMail, codeMail } from './change-mails';
import type { PendingChanges } from './change-request.model';
import type { ChangeCode } from './change-requests';

interface MailDependencies {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly mailLimiter: IdentityDependencies['mailLimiter'];
}

/**
 * Mails the code of a change to the new address, or, if only the password changes, to the current one. The current
 * address is also warned of a new one. The code is mailed first, as it is valid for minutes only; the warning is mailed
 * even if that fails.
 */
export async function sendChangeMails(
  user: UserRecord,
  code: ChangeCode,
  changes: PendingChanges,
  dependencies: MailDependencies,
): Promise<void> {
  const { mailer } = dependencies;
  const { email } = changes;
  if (!email) return void (await mailer.send(codeMail(user.email, code, changes)));
  try {
    await mailNewAddress(email, code, changes, dependencies);
  } finally {
    await mailer.send(changeRequestedMail(user.email, changes));
  }
}

async function mailNewAddress(
  email: string,
  code: ChangeCode,
  changes: PendingChanges,
  { mailer, mailLimiter }: MailDependencies,
): Promise<void> {
  const owner = await UserModel.exists({ email });
  if (!owner) return void (await mailer.send(codeMail(email, code, changes)));
  // The owner of a taken address receives an explanation instead of a code, within the mail limit.
  const taken = await mailLimiter.tryConsume(`change-taken:${owner._id}`);
  if (taken.allowed) await mailer.send(addressInUseMail(email));
}
