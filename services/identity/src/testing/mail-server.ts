import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The account of the connection, `user:secret`. */
  readonly signedIn: string;
  /** Headers by their names in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface MailServerOptions {
  readonly port?: number;
  /** The required account, `user:secret`. */
  readonly account?: string;
  /** The code that rejects a recipient: 550, 450…; undefined accepts it. */
  readonly rejects?: (to: string) => number | undefined;
  /** The code that rejects the mail itself. */
  readonly rejectsMail?: () => number | undefined;
}

/** A plain SMTP server on this machine. */
export async function startMailServer({ port = 0, account, rejects, rejectsMail }: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const recipients: string[] = [];
  let connections = 0;
  let maxConnections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(account ? [] : ['AUTH'])],
    authOptional: !account,
    // How many milliseconds pooled connections may stay open when the server stops.
    closeTimeout: 20,
    onConnect(_session, done) {
      connections += 1;
      maxConnections = Math.max(maxConnections, connections);
      done();
    },
    onClose() {
      connections -= 1;
    },
    onAuth({ username, password }, _session, done) {
      if (`${username}:${password}` === account) done(null, { user: account });
      else done(rejection(535));
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address);
      done(rejection(rejects?.(address)));
    },
    onData(stream, { envelope, user }, done) {
      void readText(stream).then((raw) => {
        const rejected = rejection(rejectsMail?.());
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        if (!rejected) mails.push({ from, to, signedIn: `${user ?? ''}`, ...read(raw) });
        done(rejected);
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  const userInfo = account ? `${account.split(':').map(encodeURIComponent).join(':')}@` : '';
  return {
    port: taken,
    url: `smtp://${userInfo}127.0.0.1:${taken}`,
    mails,
    /** Every requested recipient, accepted or not. */
    recipients,
    maxConnections: () => maxConnections,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function rejection(responseCode: number | undefined): Error | null {
  return responseCode === undefined ? null : Object.assign(new Error('No.'), { responseCode });
}

/** The mail as a mail program would show it. */
function read(raw: string): Pick<ReceivedMail, 'headers' | 'subject' | 'text' | 'html'> {
  const { headers, body } = part(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece) => part(piece.trimStart()));
  const shown = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return found ? decoded(found.body, found.headers.get('content-transfer-encoding') ?? '') : '';
  };
  const subject = (headers.get('subject') ?? '').replace(/=\?UTF-8\?(.)\?([^?]*)\?=\s*/gi, (_all, how, word) =>
    decoded(
      how.toUpperCase() === 'B' ? word : word.replaceAll('_', ' '),
      how.toUpperCase() === 'B' ? 'base64' : 'quoted-printable',
    ),
  );
  return { headers, subject, text: shown('text/plain'), html: shown('text/html') };
}

function part(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  const plain = body.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (encoding !== 'quoted-printable') return plain;
  const bytes = plain
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
