import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { PendingChanges } from './change-request.model';
import type { ChangeCode } from './change-requests';

/** The mail with the code. It contains no names: users choose them, so they can be any text. */
export function codeMail(to: string, { code, goodUntil }: ChangeCode, changes: PendingChanges): Mail {
  const lead = `Enter this code in Plaza to complete the change of your ${changedThings(changes)}:`;
  const notice = 'It works once, within 10 minutes. If you did not ask for it, ignore this mail: nothing changes.';
  return {
    to,
    subject: 'Your Plaza verification code',
    text: `${lead}\n\n${code}\n\n${notice}\n`,
    html: `<p>${lead}</p><p><strong>${code}</strong></p><p>${notice}</p>`,
    goodUntil,
  };
}

/** Warns the current address that a change was requested. */
export const changeRequestedMail = (to: string, changes: PendingChanges): Mail =>
  paragraphs(to, 'A change of your Plaza account was asked for', [
    `Somebody who knows your password asked to change the ${changedThings(changes)} of your Plaza account.`,
    'Nothing has changed yet. If it was not you, change your password and sign out your other devices now.',
  ]);

/**
 * Goes to an address that already has an account, in place of a code, so that only its owner learns why no code came.
 */
export const addressInUseMail = (to: string): Mail =>
  paragraphs(to, 'Your address was entered for another Plaza account', [
    'Somebody asked to use this address for another Plaza account. It belongs to yours, so nothing changes.',
    'If it was you, sign in with this address, or choose another one there.',
  ]);

/** Says that the e-mail address or the password was changed. */
export const changedMail = (to: string, changes: PendingChanges): Mail =>
  paragraphs(to, 'Your Plaza account was changed', [
    `The ${changedThings(changes)} of your Plaza account was changed just now.`,
    'If it was not you, reset your password or contact our support at once.',
  ]);

/** Names what is changed, such as "email address and password". */
export const changedThings = ({ email, passwordHash }: PendingChanges): string =>
  [email && 'email address', passwordHash && 'password'].filter(Boolean).join(' and ');

function paragraphs(to: string, subject: string, lines: readonly string[]): Mail {
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
  };
}
