import { randomUUID } from 'node:crypto';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { eventually, startInstance, testPassword, userFixture } from '../testing/identity';
import { startMailServer } from '../testing/mail-server';
import { UserModel } from '../users/user.model';
import { DevMailModel } from './dev-mail.model';
import { WaitingMailModel } from './waiting-mail.model';

type Identity = Awaited<ReturnType<typeof startInstance>>;
// Each test starts its own instances: any other one would send waiting mails, too.
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(() => WaitingMailModel.deleteMany({}));

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop();
});

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  running.push(server);
  return server;
}

async function identityWith(url: string, env: Record<string, string> = {}) {
  const instance = await startInstance({ SMTP_URL: url, ...env });
  running.push(instance);
  return instance;
}

const newEmail = () => `ada-${randomUUID()}@example.org`;
const signUp = (identity: Identity, email: string) =>
  identity.nobody.post<{ data: { mailDelayed: boolean } }>('/api/v1/auth/signup', {
    email,
    password: testPassword,
    firstName: 'Ada\r\nBcc: eve@example.org',
    lastName: 'Byron',
  });
const makeDue = () => WaitingMailModel.updateMany({}, { nextAt: new Date(Date.now() - 1) });
const noneWaits = () => eventually(async () => ((await WaitingMailModel.countDocuments()) === 0 ? true : undefined));

test('a verification mail arrives as written, with sender and recipient, and nothing of it is stored', async () => {
  const server = await mailServer();
  const identity = await identityWith(server.url, { MAIL_FROM: 'Plaza Büro <post@plaza.example>' });
  const email = newEmail();
  expect(await signUp(identity, email)).toMatchObject({ status: 201, body: { data: { mailDelayed: false } } });
  const [mail] = server.mails;
  expect(mail).toMatchObject({ from: 'post@plaza.example', to: [email], subject: 'Confirm your email address' });
  expect(mail?.headers.get('to')).toBe(email);
  expect(mail?.headers.get('from')).toMatch(/<post@plaza\.example>$/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@plaza\.example>$/);
  const link = /^http:\/\/localhost:8080\/verify-email\?\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(`<a href="${link.replace('&', '&amp;')}">`);
  const { token, userId } = Object.fromEntries(new URL(link).searchParams);
  expect((await identity.nobody.post('/api/v1/auth/verify-email', { token, userId })).status).toBe(200);
  expect(await WaitingMailModel.countDocuments()).toBe(0);
  expect(await DevMailModel.countDocuments({ to: email })).toBe(0);
});

test('it authenticates at the mail server with user and secret of the URL', async () => {
  const account = 'plaza@example.org:s3cret/with@signs?';
  const server = await mailServer({ account });
  await signUp(await identityWith(server.url), newEmail());
  expect(server.mails).toMatchObject([{ signedIn: account }]);
});

test('a secret rejected by the mail server loses no mail', async () => {
  const server = await mailServer({ account: 'plaza:right' });
  const identity = await identityWith(server.url.replace('right', 'wrong'));
  expect(await signUp(identity, newEmail())).toMatchObject({ status: 201, body: { data: { mailDelayed: true } } });
  expect(await WaitingMailModel.countDocuments()).toBe(1);
});

test('while the mail server is down, users can sign up with a notice, and the mail is delivered afterwards', async () => {
  const down = await startMailServer();
  await down.stop();
  const identity = await identityWith(down.url);
  const email = newEmail();
  expect(await signUp(identity, email)).toMatchObject({
    status: 201,
    body: { success: true, data: { mailDelayed: true, user: { email } } },
  });
  expect(await UserModel.countDocuments({ email, emailVerified: false })).toBe(1);
  const [waiting] = await WaitingMailModel.find().lean();
  expect(waiting?.nextAt.getTime()).toBeGreaterThan(Date.now() + 3000);
  expect(waiting?.nextAt.getTime()).toBeLessThan(Date.now() + 6000);
  const up = await mailServer({ port: down.port });
  await makeDue();
  await noneWaits();
  expect(up.mails).toMatchObject([{ to: [email] }]);
});

test('waiting mails survive a restart, encrypted in the database, and are sent at the next start', async () => {
  const down = await startMailServer();
  await down.stop();
  const first = await startInstance({ SMTP_URL: down.url });
  const email = newEmail();
  await signUp(first, email);
  await first.stop();
  expect(JSON.stringify(await WaitingMailModel.find().lean())).not.toMatch(/ada-|verify-email|Confirm/);
  const up = await mailServer({ port: down.port });
  await makeDue();
  await identityWith(up.url);
  await noneWaits();
  expect(up.mails).toMatchObject([{ to: [email], text: expect.stringContaining('/verify-email?token=') }]);
});

test('a permanently rejected recipient is not retried, a temporarily rejected one is', async () => {
  const said = new Map<string, number>();
  const server = await mailServer({ rejects: (to) => said.get(to) });
  const identity = await identityWith(server.url);
  const [gone, busy] = [newEmail(), newEmail()];
  said.set(gone, 550);
  said.set(busy, 450);
  expect(await signUp(identity, gone)).toMatchObject({ status: 201, body: { data: { mailDelayed: false } } });
  expect(await WaitingMailModel.countDocuments()).toBe(0);
  expect(await signUp(identity, busy)).toMatchObject({ status: 201, body: { data: { mailDelayed: true } } });
  said.delete(busy);
  await makeDue();
  await noneWaits();
  expect(server.mails).toMatchObject([{ to: [busy] }]);
  expect(server.recipients).toEqual([gone, busy, busy]);
});

test('two instances with the same database send each mail once', async () => {
  const down = await startMailServer();
  await down.stop();
  const one = await identityWith(down.url);
  const other = await identityWith(down.url);
  const emails = Array.from({ length: 40 }, newEmail);
  await Promise.all(emails.map((email, index) => signUp(index % 2 ? one : other, email)));
  expect(await WaitingMailModel.countDocuments()).toBe(40);
  const up = await mailServer({ port: down.port });
  await makeDue();
  await noneWaits();
  expect(up.mails.map(({ to: [to] }) => to).sort()).toEqual([...emails].sort());
});

test('a request for another mail is answered before the mail server answers', async () => {
  const { id, email } = await userFixture();
  await UserModel.updateOne({ _id: id }, { emailVerified: false });
  let isAsked = false;
  const server = await mailServer({
    rejects: () => {
      isAsked = true;
      return undefined;
    },
  });
  const identity = await identityWith(server.url);
  expect((await identity.nobody.post('/api/v1/auth/resend-verification', { email })).status).toBe(200);
  await eventually(async () => (isAsked && server.mails.length === 1 ? true : undefined));
});
