import type { Mail } from '../mail/mailer';

/** The mail with the code. It contains no names: users choose them, so they can be any text. */
export function securityCodeMail(to: string, code: string, goodUntil: Date): Mail {
  const lead = 'Enter this code in Plaza to choose a new password:';
  const notice =
    'It works once, within 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.';
  return {
    to,
    subject: 'Your Plaza security code',
    text: `${lead}\n\n${code}\n\n${notice}\n`,
    html: `<p>${lead}</p><p><strong>${code}</strong></p><p>${notice}</p>`,
    goodUntil,
  };
}

/** Says that the password was changed. */
export function passwordChangedMail(to: string): Mail {
  const statement = 'The password of your Plaza account was changed just now, and every device was signed out.';
  const advice = 'If it was not you, somebody can read your mails: secure your mailbox, then reset the password again.';
  return {
    to,
    subject: 'Your password was changed',
    text: `${statement}\n\n${advice}\n`,
    html: `<p>${statement}</p><p>${advice}</p>`,
  };
}
