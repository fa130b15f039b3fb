import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';

/**
 * The mail with the verification link. It contains no name, as anybody could have any text sent by using it as a name.
 */
export function verificationMail(publicUrl: string, to: string, userId: string, token: string): Mail {
  const link = `${publicUrl}/verify-email?${new URLSearchParams({ token, userId })}`;
  const invitation = 'Please confirm your email address to finish creating your Plaza account.';
  const notice = 'The link works once, within 24 hours. If you did not sign up, ignore this mail.';
  return {
    to,
    subject: 'Confirm your email address',
    text: `${invitation}\n\n${link}\n\n${notice}\n`,
    html: `<p>${invitation}</p><p><a href="${escapeHtml(link)}">Confirm email address</a></p><p>${notice}</p>`,
  };
}
