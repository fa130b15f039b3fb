import type { Session } from '@plaza/contracts/identity/session';
import type { Impersonation } from '@plaza/contracts/identity/user-administration';
import { SessionModel } from '../sessions/session.model';
import { signedIn } from '../testing/administration';
import { cookieOf, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => jest.restoreAllMocks());

const me = async (token: string) => (await identity.withToken(token).get('/api/v1/auth/me')).status;
const begin = (id: string, token: string) =>
  identity.withToken(token).post<Impersonation>(`/api/v1/admin/users/${id}/impersonate`);
const post = (path: string, cookie: string) =>
  identity.nobody.post(`/api/v1/auth/${path}`, undefined, { headers: { cookie } });
const sidOf = (token: string): string => JSON.parse(atob(token.split('.')[1] ?? '')).sid;

/** An administrator on two devices, who acts as somebody on each. */
async function actingOnTwo() {
  const phone = await signedIn(identity, 'admin_high');
  const laptop = await signIn(identity, phone.email);
  const as = async (token: string) => (await begin((await userFixture()).id, token)).body.data.accessToken;
  return { phone, laptop, onLaptop: await as(laptop.token), onPhone: await as(phone.token) };
}
type Acting = Awaited<ReturnType<typeof actingOnTwo>>;

/** The ways in which the session of the laptop ends. */
const ends: [string, (acting: Acting) => Promise<unknown>][] = [
  [
    'is ended on another device',
    async ({ phone, laptop }) => {
      const { body } = await phone.client.get<{ sessions: Session[] }>('/api/v1/auth/sessions');
      const session = body.sessions.find(({ id }) => id === sidOf(laptop.token));
      await phone.client.delete(`/api/v1/auth/sessions/${session?.id}`);
    },
  ],
  ['is signed out of by its cookie', ({ laptop }) => post('signout', laptop.cookie)],
  [
    'is signed out of by its token',
    ({ laptop }) => identity.withToken(laptop.token).post('/api/v1/auth/signout', undefined),
  ],
  [
    'has its cookie used again after the next one',
    async ({ laptop }) => {
      const next = cookieOf((await post('refresh', laptop.cookie)).headers);
      expect(cookieOf((await post('refresh', next)).headers)).not.toBe('');
      expect((await post('refresh', laptop.cookie)).status).toBe(401);
    },
  ],
];

test.each(ends)('an impersonation ends when the session from which it began %s', async (_how, end) => {
  const acting = await actingOnTwo();
  expect(await me(acting.onLaptop)).toBe(200);
  await end(acting);
  expect(await me(acting.laptop.token)).toBe(401);
  expect(await me(acting.onLaptop)).toBe(401);
  expect(await me(acting.onPhone)).toBe(200);
  expect(await me(acting.phone.token)).toBe(200);
});

test('an impersonation ends when the administrator signs out everywhere else', async () => {
  const { phone, onLaptop } = await actingOnTwo();
  await phone.client.delete('/api/v1/auth/sessions');
  expect(await me(onLaptop)).toBe(401);
});

test('ending an impersonation keeps the session from which it began', async () => {
  const { laptop, onLaptop } = await actingOnTwo();
  await identity.withToken(onLaptop).post('/api/v1/auth/impersonation/end');
  expect(await me(onLaptop)).toBe(401);
  expect(await me(laptop.token)).toBe(200);
});

test('an impersonation cannot begin from a session that ends meanwhile', async () => {
  const administrator = await signedIn(identity, 'admin_high');
  const { id } = await userFixture();
  const save = SessionModel.prototype.save;
  jest.spyOn(SessionModel.prototype, 'save').mockImplementationOnce(async function (this: unknown) {
    await post('signout', administrator.cookie);
    return save.call(this);
  });
  expect((await begin(id, administrator.token)).status).toBe(401);
  expect(await SessionModel.countDocuments({ userId: id })).toBe(1);
  expect(await SessionModel.countDocuments({ userId: id, revokedAt: null })).toBe(0);
});
