import { createTransport } from 'nodemailer';
import { MailRejected, type MailTransport } from './mail-transport';

/** How many connections to the server stay open for further mails. */
const connections = 5;
const silenceMs = 10_000;

/**
 * Sends by SMTP.
 * @param url smtp://user:secret@host:587 or smtps://host:465; its query may hold further options of nodemailer
 * @param from the sender: an address, or `Name <address>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'plaza.example';
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    // Credentials never leave this machine unencrypted, even if a man in the middle strips STARTTLS from the greeting.
    requireTLS: hasSecret(url) && !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html }, id, signal) {
      if (!plainAddress.test(to)) throw new MailRejected('this is no address');
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      // An address object is used as it is; a string would be parsed as a list of names and addresses.
      const mail = { from, to: { name: '', address: to }, subject: oneLine(subject), text, html, headers };
      try {
        await transporter.sendMail({ ...mail, messageId: `<${id}@${domain}>`, signal });
      } catch (error) {
        throw isFinal(error) ? new MailRejected('the server rejected it', { cause: error }) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/** A plain address: no name, no list, no line break. */
const plainAddress = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/**
 * Whether the server rejects this mail permanently. A server that rejects the platform's account or sender may accept
 * the mail once that is fixed.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode: code, command } = error;
  return (
    typeof code === 'number' &&
    code >= 500 &&
    !authenticationCodes.has(code) &&
    (command === 'RCPT TO' || command === 'DATA')
  );
}
const authenticationCodes = new Set([530, 534, 535, 538]);

const hasSecret = (url: string) => new URL(url).password !== '';
const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
