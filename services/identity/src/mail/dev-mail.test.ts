import { startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';
import { DevMailModel } from './dev-mail.model';
import { developmentMailbox } from './development-mailbox';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
beforeEach(() => DevMailModel.deleteMany({}));

const mail = (subject: string, text = 'Hello') => ({ to: 'ada@example.org', subject, text, html: '<p>Hello</p>' });
const asked = (accept: string) => identity.nobody.get<string>('/dev/mail', { headers: { accept } });

test('is a list for programs, newest mail first', async () => {
  await developmentMailbox.deliver(mail('first'), 'one');
  await DevMailModel.updateMany({}, { createdAt: new Date(Date.now() - 1000) });
  await developmentMailbox.deliver(mail('second'), 'two');
  const createdAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect((await asked('application/json')).body).toEqual([
    { ...mail('second'), createdAt },
    { ...mail('first'), createdAt },
  ]);
});

test('is a page for browsers: clickable links, everything else escaped, nothing executable', async () => {
  await developmentMailbox.deliver(
    mail('<script>alert(1)</script>', 'Go to http://localhost:8080/x?a=1&b=2 <img src=x>'),
    'three',
  );
  const { headers, body } = await asked('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(headers.get('content-type')).toContain('text/html');
  expect(body).toContain('<a href="http://localhost:8080/x?a=1&amp;b=2">');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toMatch(/<script|<img/);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|script-src/);
});

/** With the keys that identity makes by itself. */
const inProduction = {
  NODE_ENV: 'production',
  PLAZA_ALLOW_NO_JWT_PRIVATE_KEY: 'true',
  PLAZA_ALLOW_NO_SECRETS_KEY: 'true',
};

test('shows that there is no mail', async () => {
  expect((await asked('text/html')).body).toContain('No mail yet.');
});

test('does not exist in production, and neither do mails: a sign-up still succeeds', async () => {
  const production = await startInstance(inProduction);
  try {
    expect((await production.nobody.get('/dev/mail')).status).toBe(404);
    const body = { email: 'p@example.org', password: 'quite-a-secret-7', firstName: 'Ada', lastName: 'Byron' };
    expect(await production.nobody.post('/api/v1/auth/signup', body)).toMatchObject({
      status: 201,
      body: { data: { mailDelayed: true } },
    });
    expect(await DevMailModel.countDocuments()).toBe(0);
  } finally {
    await production.stop();
  }
});

test('in production the session cookie is sent over TLS only', async () => {
  const production = await startInstance(inProduction);
  try {
    const { email } = await userFixture();
    const { headers } = await production.nobody.post('/api/v1/auth/signin', { email, password: 'quite-a-secret-7' });
    expect(headers.get('set-cookie')).toMatch(/; secure/i);
  } finally {
    await production.stop();
  }
});
