import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { startMailServer } from '../testing/mail-server';
import type { MailTransport } from './mail-transport';
import type { Mail } from './mailer';
import { smtpTransport } from './smtp-transport';

const from = 'Plaza <no-reply@plaza.example>';
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße aus Łódź — 日本',
  text: 'Schöne Grüße, żółw.\n\nA7K2QX\n\n.\nA line that is a dot ends no mail.',
  html: '<p>Schöne Grüße</p><p>A7K2QX</p>',
};
const noSignal = new AbortController().signal;

type Server = Awaited<ReturnType<typeof startMailServer>>;
let server: Server;
let transport: MailTransport;
async function open(options?: Parameters<typeof startMailServer>[0]) {
  server = await startMailServer(options);
  transport = smtpTransport(server.url, from);
}
afterEach(async () => {
  transport.close();
  await server.stop();
});

test('subject, text and HTML arrive unchanged, including umlauts', async () => {
  await open();
  await transport.deliver(mail, 'one', noSignal);
  const [{ subject, text, html, to, headers } = { headers: new Map<string, string>() }] = server.mails;
  expect({ subject, text, html, to }).toEqual({ ...mail, to: [mail.to] });
  expect(headers.get('message-id')).toBe('<one@plaza.example>');
});

test('ten concurrent mails use at most five connections, and all arrive', async () => {
  await open();
  const ids = Array.from({ length: 10 }, (_, number) => `mail-${number}`);
  await Promise.all(ids.map((id) => transport.deliver(mail, id, noSignal)));
  expect(server.mails.map(({ headers }) => headers.get('message-id')).sort()).toEqual(
    ids.map((id) => `<${id}@plaza.example>`),
  );
  expect(server.maxConnections()).toBeLessThanOrEqual(5);
});

test('a subject cannot inject headers', async () => {
  await open();
  await transport.deliver({ ...mail, subject: 'Hello\r\nBcc: eve@example.org\n\nMore' }, 'one', noSignal);
  expect(server.recipients).toEqual([mail.to]);
  expect(server.mails[0]?.headers.has('bcc')).toBe(false);
  expect(server.mails[0]?.subject).toBe('Hello Bcc: eve@example.org More');
});

test.each([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org\r\nRCPT TO:<eve@example.org>',
  'ada@example.org, eve@example.org',
  'ada@example.org;eve@example.org',
  'Ada <ada@example.org>',
  '"ada eve"@example.org',
  'ada@example.org@example.net',
  'ada',
  '',
])('%j is not an address, and is not attempted', async (to) => {
  await open();
  await expect(transport.deliver({ ...mail, to }, 'one', noSignal)).rejects.toMatchObject({ name: 'MailRejected' });
  expect(server.recipients).toEqual([]);
});

test.each([
  [550, 'MailRejected'],
  [553, 'MailRejected'],
  [450, 'Error'],
  [530, 'Error'],
])('a recipient answered with %i is a %s', async (code, name) => {
  await open({ rejects: () => code });
  await expect(transport.deliver(mail, 'one', noSignal)).rejects.toMatchObject({ name });
});

test.each([
  [554, 'MailRejected'],
  [451, 'Error'],
])('a mail answered with %i is a %s', async (code, name) => {
  await open({ rejectsMail: () => code });
  await expect(transport.deliver(mail, 'one', noSignal)).rejects.toMatchObject({ name });
});

test('reconnects to a server that closed idle connections, or was down', async () => {
  await open();
  await transport.deliver(mail, 'one', noSignal);
  await server.stop();
  await expect(transport.deliver(mail, 'two', noSignal)).rejects.toMatchObject({ name: 'Error' });
  server = await startMailServer({ port: server.port });
  await transport.deliver(mail, 'three', noSignal);
  expect(server.mails).toHaveLength(1);
});

test('an attempt at an unresponsive server is aborted by its signal', async () => {
  await open();
  const mute = net.createServer((socket) => void socket.on('error', () => socket.destroy()));
  await once(mute.listen(0, '127.0.0.1'), 'listening');
  const { port } = mute.address() as AddressInfo;
  const toMute = smtpTransport(`smtp://127.0.0.1:${port}`, from);
  const started = performance.now();
  await expect(toMute.deliver(mail, 'one', AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'AbortError' });
  expect(performance.now() - started).toBeLessThan(5000);
  toMute.close();
  mute.close();
});
