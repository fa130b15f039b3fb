import { mailsTo, signIn, startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { SessionModel } from './session.model';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36';
const dayMs = 24 * 3_600_000;

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function addAlerted(loginAlerts = true) {
  const user = await userFixture();
  await UserModel.updateOne({ _id: user.id }, { profile: { loginAlerts } });
  return user;
}

const from = (email: string, userAgent: string, on = identity, address = '203.0.113.7') =>
  signIn(on, email, { 'user-agent': userAgent, 'x-forwarded-for': address });

/** The mails after these successive sign-ins. Stopping an instance waits for its background tasks. */
async function mailsAfter(email: string, ...devices: string[]) {
  const instance = await startInstance({ MAILS_PER_HOUR: '2' });
  for (const device of devices) await from(email, device, instance, '198.51.100.23');
  await instance.stop();
  return mailsTo(email);
}
const devicesIn = (mails: { text: string }[]) => mails.map(({ text }) => /^Device: (.*)$/m.exec(text)?.[1]);

test('a sign-in from a new device is reported with device, network and time, except the very first one', async () => {
  const { email } = await addAlerted();
  const [mail, ...more] = await mailsAfter(email, firefox, safari);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('New sign-in to your Plaza account');
  expect(mail?.text).toContain('Device: Safari on iPhone\nNetwork: 198.51.100.x\nTime: ');
  expect(mail?.text).toMatch(/^Time: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
  expect(mail?.html).toContain('Device: Safari on iPhone<br>Network: 198.51.100.x');
  expect(mail?.text).not.toMatch(/^.{6}$/m);
  expect(mail?.text).not.toContain('198.51.100.23');
});

test('a device of the last 90 days is known, also after its session ended, and on another network', async () => {
  const { id, email } = await addAlerted();
  await from(email, firefox);
  const lastSeenAt = new Date(Date.now() - 80 * dayMs);
  await SessionModel.updateMany({ userId: id }, { revokedAt: lastSeenAt, expiresAt: lastSeenAt, lastSeenAt });
  expect(devicesIn(await mailsAfter(email, firefox, safari, firefox))).toEqual(['Safari on iPhone']);
});

test('a device that was last used longer ago is new again', async () => {
  const { id, email } = await addAlerted();
  await from(email, firefox);
  await SessionModel.updateMany({ userId: id }, { lastSeenAt: new Date(Date.now() - 91 * dayMs) });
  const createdAt = new Date(Date.now() - 100 * dayMs);
  await UserModel.updateOne({ _id: id }, { createdAt }, { timestamps: false, overwriteImmutable: true });
  expect(devicesIn(await mailsAfter(email, firefox))).toEqual(['Firefox on Linux']);
});

test('refreshing a session keeps its device known for another 90 days', async () => {
  const { id, email } = await addAlerted();
  const { cookie } = await from(email, firefox);
  const long = new Date(Date.now() - 91 * dayMs);
  await SessionModel.updateMany({ userId: id }, { lastSeenAt: long, keptUntil: new Date() });
  expect((await identity.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } })).status).toBe(200);
  const session = await SessionModel.findOne({ userId: id }).orFail().lean();
  expect(session.keptUntil.getTime() - Date.now()).toBeGreaterThan(89 * dayMs);
  expect(devicesIn(await mailsAfter(email, safari, firefox))).toEqual(['Safari on iPhone']);
});

test('users who opted out get no alert, and nobody gets more than the limit', async () => {
  const [quiet, told] = [await addAlerted(false), await addAlerted()];
  const devices = [firefox, safari, chrome, 'curl/8.5.0'];
  expect(await mailsAfter(quiet.email, ...devices)).toEqual([]);
  expect(devicesIn(await mailsAfter(told.email, ...devices))).toEqual(['Safari on iPhone', 'Chrome on Windows']);
});
