import { randomUUID } from 'node:crypto';
import { identityCalls } from '@plaza/contracts/identity/calls';
import { deviceCookie } from '@plaza/contracts/identity/session';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { roleThatMay } from '@plaza/test-kit/authorization-table';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { z } from 'zod';
import { startIdentity, startInstance, type TestIdentity, testPassword, userFixture } from '../testing/identity';

let first: TestIdentity;
beforeAll(async () => {
  first = await startIdentity();
});
afterAll(() => first.stop());
const clock = fakeClock();

const instances: TestIdentity[] = [];
afterEach(async () => {
  await Promise.all(instances.splice(0).map((instance) => instance.stop()));
});

/** Identity with a budget of its own, all used by nobody yet. */
async function openBudget(env: Record<string, string>): Promise<TestIdentity> {
  const instance = await startInstance(env);
  instances.push(instance);
  return instance;
}

type From = Readonly<Record<string, string>>;

const guess = ({ nobody }: TestIdentity, address: string, more: From = {}, email = 'nobody@example.org') =>
  nobody.post(
    '/api/v1/auth/signin',
    { email, password: 'a-guess-7' },
    {
      headers: { 'x-forwarded-for': address, ...more },
    },
  );

const enter = ({ nobody }: TestIdentity, email: string, headers: From) =>
  nobody.post('/api/v1/auth/signin', { email, password: testPassword }, { headers });

const statusesOf = async (answers: Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return {
    tried: statuses.filter((status) => status === 401).length,
    stopped: statuses.filter((s) => s === 429).length,
  };
};

/** Somebody who signed in once before, on a device that still has the cookie, signed out or not. */
async function personWithDevice(instance: TestIdentity, address = '198.51.100.1') {
  const { id, email } = await userFixture();
  const { headers } = await enter(instance, email, { 'x-forwarded-for': address });
  const value = new RegExp(`${deviceCookie}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(value).not.toBe('');
  return { id, email, device: { cookie: `${deviceCookie}=${value}` } };
}

describe('every call that hashes', () => {
  const hashing = Object.entries(identityCalls).filter(([, { hashes }]) => hashes);

  test('is one of these', () => {
    expect(hashing.map(([name]) => name).sort()).toEqual(
      [
        ...[
          'signUp',
          'signIn',
          'verifySignIn',
          'reauthenticate',
          'resetPassword',
          'addUser',
          'setUserPassword',
          'changeProfile',
        ],
        ...['auth', 'profile'].flatMap((family) =>
          ['Setup', 'ConfirmSetup', 'Disable', 'RegenerateBackupCodes'].map((name) => `${family}TwoFactor${name}`),
        ),
      ].sort(),
    );
  });

  test('and so is every call that accepts a password', () => {
    const takesPassword = Object.entries(identityCalls).filter(
      ([, { body }]) =>
        body && /"\w*password"/i.test(JSON.stringify(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }))),
    );
    expect(takesPassword.filter(([, { hashes }]) => !hashes).map(([name]) => name)).toEqual([]);
  });

  test.each(hashing.map(([name, made]) => ({ name, made })))('$name is limited by its budget', async ({ made }) => {
    const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '1' });
    const role = roleThatMay(made);
    const { id } = await userFixture(role);
    const token =
      made.access === 'public' ? {} : { token: accessTokenFor({ id, role: role ?? 'user' }, instance.signingKey) };
    const by = client(instance.url, { ...token, headers: { 'x-forwarded-for': '203.0.113.7' } });
    const body = typeof made.hashes === 'string' ? { [made.hashes]: 'x' } : {};
    const path = made.path.replace(/:\w+/g, () => randomUUID());
    const make = () =>
      ({ POST: by.post, PUT: by.put, PATCH: by.patch, GET: by.get, DELETE: by.delete })[made.method](path, body);
    expect((await make()).status).not.toBe(429);
    const refused = await make();
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('profile changes without a password are not limited', async () => {
    const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '1' });
    const { id } = await userFixture();
    const by = instance.withToken(accessTokenFor({ id }, instance.signingKey));
    for (const bio of ['one', 'two', 'three']) expect((await by.patch('/api/v1/profile', { bio })).status).toBe(200);
  });
});

test.each([[{ toString: null }], [['a@example.org']], [7], [null]])(
  'input without an account, such as %j, is rejected as invalid and nothing else',
  async (email) => {
    const answer = await first.nobody.post('/api/v1/auth/signin', { email, password: 'a-guess-7' });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
  },
);

describe('guessing', () => {
  test('from ten addresses of one /24 is limited as a whole', async () => {
    const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '5', HASHES_PER_MINUTE_NETWORK: '12' });
    const from = (address: string) => Array.from({ length: 4 }, () => guess(instance, address));
    const addresses = Array.from({ length: 10 }, (_, last) => `203.0.113.${last}`);
    expect(await statusesOf(addresses.flatMap(from))).toEqual({ tried: 12, stopped: 28 });
    expect((await guess(instance, '::ffff:203.0.113.99')).status).toBe(429);
    expect((await guess(instance, '203.0.112.99')).status).toBe(401);
  });

  test('from a /48 of IPv6 is limited as a whole, and each /64 of it as one address', async () => {
    const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '5', HASHES_PER_MINUTE_NETWORK: '12' });
    const host = Array.from({ length: 10 }, (_, last) => guess(instance, `2001:db8:5:1::${last}`));
    expect(await statusesOf(host)).toEqual({ tried: 5, stopped: 5 });
    const network = Array.from({ length: 20 }, (_, subnet) => guess(instance, `2001:db8:5:1${subnet}::1`));
    expect(await statusesOf(network)).toEqual({ tried: 7, stopped: 13 });
    expect((await guess(instance, '2001:db8:6::1')).status).toBe(401);
  });

  test('from a hundred networks is limited by the total, and known devices still get in', async () => {
    const instance = await openBudget({ HASHES_PER_MINUTE: '40', HASHES_KNOWN_PERCENT: '25' });
    const [ada, bob] = [await personWithDevice(instance), await personWithDevice(instance, '198.51.100.2')];
    const stranger = await userFixture();
    const flood = Array.from({ length: 100 }, (_, network) => guess(instance, `10.0.${network}.1`));
    expect(await statusesOf(flood)).toEqual({ tried: 28, stopped: 72 });
    const here = { 'x-forwarded-for': '10.0.7.1' };
    expect((await enter(instance, ada.email, { ...here, ...ada.device })).status).toBe(200);
    expect((await enter(instance, ada.email.toUpperCase(), { ...here, ...ada.device })).status).toBe(200);
    const signedIn = instance.withToken(accessTokenFor({ id: bob.id }, instance.signingKey));
    expect((await signedIn.post('/api/v1/auth/proof', { password: 'a-guess-7' })).status).toBe(400);
    // Neither without the cookie, nor with somebody else's, a forged one, or for another account.
    expect((await enter(instance, ada.email, here)).status).toBe(429);
    expect((await enter(instance, ada.email, { ...here, ...bob.device })).status).toBe(429);
    expect((await enter(instance, ada.email, { ...here, cookie: `${deviceCookie}=${ada.email}` })).status).toBe(429);
    expect((await enter(instance, stranger.email, { ...here, ...ada.device })).status).toBe(429);
  });

  test('on a known device is limited by its account, and does not affect others', async () => {
    const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '5' });
    const [ada, bob] = [await personWithDevice(instance), await personWithDevice(instance)];
    const guesses = Array.from({ length: 20 }, (_, last) => guess(instance, `10.1.${last}.1`, ada.device, ada.email));
    expect(await statusesOf(guesses)).toEqual({ tried: 5, stopped: 15 });
    expect((await enter(instance, bob.email, { 'x-forwarded-for': '10.1.1.1', ...bob.device })).status).toBe(200);
  });
});

test('an office behind one address can sign in: known devices are not counted by it', async () => {
  const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '3', HASHES_PER_MINUTE_NETWORK: '3' });
  const office = { 'x-forwarded-for': '192.0.2.80' };
  const colleagues = [];
  for (let desk = 0; desk < 8; desk += 1) colleagues.push(await personWithDevice(instance, `198.51.${desk}.1`));
  await Promise.all(Array.from({ length: 5 }, () => guess(instance, '192.0.2.80')));
  expect((await guess(instance, '192.0.2.80')).status).toBe(429);
  for (const { email, device } of colleagues) {
    expect((await enter(instance, email, { ...office, ...device })).status).toBe(200);
  }
});

test('Retry-After is exactly the time until the next attempt is allowed', async () => {
  const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '2' });
  const { email } = await userFixture();
  const address = '203.0.113.50';
  await guess(instance, address);
  clock.forward(20_000);
  await guess(instance, address);
  const refused = await enter(instance, email, { 'x-forwarded-for': address });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(refused.status).toBe(429);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(40);
  clock.forward((seconds - 5) * 1000);
  expect((await enter(instance, email, { 'x-forwarded-for': address })).status).toBe(429);
  clock.forward(5000);
  expect((await enter(instance, email, { 'x-forwarded-for': address })).status).toBe(200);
});

test('half a year after the last sign-in a device is no longer known', async () => {
  const instance = await openBudget({ HASHES_PER_MINUTE_ADDRESS: '1' });
  const { email, device } = await personWithDevice(instance);
  clock.forward(181 * 24 * 3600 * 1000);
  await guess(instance, '203.0.113.60');
  expect((await enter(instance, email, { 'x-forwarded-for': '203.0.113.60', ...device })).status).toBe(429);
});

describe('when more arrive than can be hashed soon', () => {
  /** A hash takes some 50 ms, and nobody waits for longer than a tenth of a second. */
  const crowded = { BCRYPT_COST: '10', BCRYPT_WAIT_MS: '100' };
  /** So long after they were due nobody waits any more for those who do not come. */
  const lateMs = 30_000;
  const guessedAt = (instance: TestIdentity, email: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, last) => guess(instance, `10.2.${last}.1`, {}, email)));

  test('the others get their retry time at once, later arrivals a later one', async () => {
    const instance = await openBudget(crowded);
    const answers = await guessedAt(instance, 'nobody@example.org', 60);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThan(0);
    expect(busy.length).toBeGreaterThan(40);
    expect(answers.filter(({ status }) => status !== 503 && status !== 401)).toEqual([]);
    expect(busy[0]).toMatchObject({ body: { error: { code: 'busy' } } });
    const turns = busy.map(({ headers }) => Number(headers.get('retry-after')));
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...turns.slice(0, 10))).toBeLessThanOrEqual(Math.min(...turns.slice(-10)));
    expect(Math.max(...turns)).toBeGreaterThan(Math.min(...turns));
  });

  test('no attempts of their account are used', async () => {
    const instance = await openBudget(crowded);
    const { email } = await userFixture();
    const answers = await guessedAt(instance, email, 40);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThan(10);
    clock.forward(lateMs);
    const mine = { 'x-forwarded-for': '10.3.1.1' };
    expect((await enter(instance, email, mine)).status).toBe(200);
  });

  test('nothing of the shared total is used', async () => {
    const instance = await openBudget({ ...crowded, HASHES_PER_MINUTE: '20', HASHES_KNOWN_PERCENT: '1' });
    const answers = await guessedAt(instance, 'nobody@example.org', 60);
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
    clock.forward(lateMs); // within the same minute
    expect((await guess(instance, '10.4.1.1')).status).toBe(401);
  });

  test('those who return get in when those before them are no longer awaited', async () => {
    const instance = await openBudget(crowded);
    const { email } = await userFixture();
    const mine = { 'x-forwarded-for': '10.5.1.1' };
    const waiting = guessedAt(instance, 'nobody@example.org', 20);
    const first = await enter(instance, email, mine);
    await waiting;
    expect(first.status).toBe(503);
    clock.forward(Number(first.headers.get('retry-after')) * 1000 + lateMs);
    expect((await enter(instance, email, mine)).status).toBe(200);
  });
});
