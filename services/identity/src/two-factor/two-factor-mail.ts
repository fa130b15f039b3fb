import type { IdentityParts } from '../dependencies';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { Person } from '../users/user.model';

type MailParts = Pick<IdentityParts, 'background' | 'config' | 'mailer' | 'mailLimiter'>;

const happened = {
  enabled: 'Two-factor authentication was switched on for your Plaza account.',
  disabled: 'Two-factor authentication was switched off for your Plaza account.',
  regenerated: 'The backup codes of your Plaza account were made anew. The earlier ones no longer work.',
};

/** Tells a person, behind the answer, what was done to their second factor: it may not have been they who did it. */
export function tellOfTwoFactor({ _id, email }: Person, what: keyof typeof happened, parts: MailParts): void {
  void parts.background.run('sending a two-factor notice', async () => {
    if (!(await parts.mailLimiter.take(`two-factor-${what}:${_id}`)).allowed) return;
    await parts.mailer.send(noticeMail(parts.config.PUBLIC_URL, email, happened[what]));
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
