import type { IdentityDependencies } from '../dependencies';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { UserRecord } from '../users/user.model';

type MailDependencies = Pick<IdentityDependencies, 'background' | 'config' | 'mailer' | 'mailLimiter'>;

const statements = {
  enabled: 'Two-factor authentication was switched on for your Plaza account.',
  disabled: 'Two-factor authentication was switched off for your Plaza account.',
  regenerated: 'The backup codes of your Plaza account were made anew. The earlier ones no longer work.',
};

/**
 * Mails users about a change of their second factor, which another person may have made. Does not delay the response.
 */
export function notifyTwoFactorChange(
  { _id, email }: UserRecord,
  what: keyof typeof statements,
  dependencies: MailDependencies,
): void {
  void dependencies.background.run('sending a two-factor notice', async () => {
    if (!(await dependencies.mailLimiter.tryConsume(`two-factor-${what}:${_id}`)).allowed) return;
    await dependencies.mailer.send(noticeMail(dependencies.config.PUBLIC_URL, email, statements[what]));
  });
}

function noticeMail(publicUrl: string, to: string, sentence: string): Mail {
  const advice = 'If that was not you, choose a new password at once:';
  const link = `${publicUrl}/forgot-password`;
  return {
    to,
    subject: 'Your two-factor authentication was changed',
    text: `${sentence}\n\n${advice}\n\n${link}\n`,
    html: `<p>${sentence}</p><p>${advice} <a href="${escapeHtml(link)}">Reset password</a></p>`,
  };
}
