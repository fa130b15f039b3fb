import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';

/**
 * Says that an administrator has set a new password. It contains no names: users choose them, so they can be any text.
 */
export function passwordSetMail(to: string, mustChange: boolean): Mail {
  const statement = 'An administrator has set a new password for your Plaza account, and every device was signed out.';
  const next = mustChange ? 'You choose another one of your own when you next sign in.' : 'Ask them for it to sign in.';
  const advice = 'If you did not expect this, choose a password yourself with "Forgot password" on the sign-in page.';
  return {
    to,
    subject: 'Your password was set by an administrator',
    text: `${statement} ${next}\n\n${advice}\n`,
    html: `<p>${statement} ${next}</p><p>${escapeHtml(advice)}</p>`,
  };
}

/** The mail with the link to choose a password. */
export function resetLinkMail(publicUrl: string, to: string, resetId: string, goodUntil: Date): Mail {
  const link = `${publicUrl}/forgot-password?${new URLSearchParams({ resetId })}`;
  const lead = 'An administrator of Plaza asks you to choose a new password:';
  const notice = 'The link works once, within 24 hours. Until you use it, your password stays as it is.';
  return {
    to,
    subject: 'Choose a new password for Plaza',
    text: `${lead}\n\n${link}\n\n${notice}\n`,
    html: `<p>${lead}</p><p><a href="${escapeHtml(link)}">Choose a new password</a></p><p>${notice}</p>`,
    goodUntil,
  };
}
