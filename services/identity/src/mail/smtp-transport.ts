import { createTransport } from 'nodemailer';
import { MailRejected, type MailTransport } from './mail-transport';

/** Connections to the server, kept for the next mails. */
const connections = 5;
const silenceMs = 10_000;

/**
 * Sends by SMTP.
 * @param url smtp://user:secret@host:587 or smtps://host:465; its query may hold further options of nodemailer
 * @param from whom mails come from: an address, or `Name <address>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'plaza.example';
  const post = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    // A secret does not leave this machine in the clear, whatever somebody in between makes of the server's greeting.
    requireTLS: hasSecret(url) && !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html }, id, signal) {
      if (!plainAddress.test(to)) throw new MailRejected('the address is none');
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      // An address object is taken as it is; text would be read as a list of names and addresses.
      const mail = { from, to: { name: '', address: to }, subject: oneLine(subject), text, html, headers };
      try {
        await post.sendMail({ ...mail, messageId: `<${id}@${domain}>`, signal });
      } catch (error) {
        throw isFinal(error) ? new MailRejected('the server refused it', { cause: error }) : error;
      }
    },
    close: () => post.close(),
  };
}

/** No name, no list, nothing that ends a line. */
const plainAddress = /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u;
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

/** Of this mail, that is: a server that refuses us, or our sender, may take it once that is set right. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode: code, command } = error;
  return (
    typeof code === 'number' && code >= 500 && !wantsSignIn.has(code) && (command === 'RCPT TO' || command === 'DATA')
  );
}
const wantsSignIn = new Set([530, 534, 535, 538]);

const hasSecret = (url: string) => new URL(url).password !== '';
const isLoopback = (url: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
