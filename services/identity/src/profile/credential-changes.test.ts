import { createLimiter } from '@plaza/service-kit/limiter';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import type { Mail } from '../mail/mailer';
import {
  eventually,
  mailsTo,
  signIn,
  startIdentity,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';
import { UserModel } from '../users/user.model';
import { ChangeRequestModel } from './change-request.model';
import { sendChangeMails } from './send-change-mails';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ MAILS_PER_HOUR: '4' });
});
afterAll(() => identity.stop());

const clock = fakeClock();
const path = '/api/v1/profile';
const newPassword = 'engine-of-1843';
const invalid = {
  status: 400,
  body: { error: { code: 'invalid_verification_code', message: 'Invalid verification code' } },
};
let number = 0;
const newAddress = () => `new${++number}@example.org`;

async function signedIn() {
  const user = await userFixture();
  const session = await signIn(identity, user.email);
  const as = identity.withToken(session.token);
  return {
    ...user,
    ...session,
    as,
    ask: (changes: object) => as.patch(path, { currentPassword: testPassword, ...changes }),
    confirm: (verificationCode: string) => as.post(`${path}/confirm-change`, { verificationCode }),
  };
}

/** The latest code mailed to an address, on a line of its own. */
const codeTo = (to: string, nth = 1) =>
  eventually(async () => {
    const codes = (await mailsTo(to)).flatMap(({ text }) => /^[A-Z0-9]{6}$/m.exec(text) ?? []);
    return codes[nth - 1];
  });

const wrongOf = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');

test('a new e-mail requires the code mailed to it, and the old address is notified at once and on completion', async () => {
  const { id, email, as, ask, confirm } = await signedIn();
  const next = newAddress();
  const answer = await ask({ email: next.toUpperCase(), city: 'Halifax' });
  expect(answer).toEqual({
    status: 202,
    headers: expect.anything(),
    body: { success: true, message: expect.any(String) },
  });
  const code = await codeTo(next);
  const warnings = await eventually(async () => {
    const mails = await mailsTo(email);
    return mails.length > 0 ? mails : undefined;
  });
  expect(warnings.map(({ subject }) => subject)).toEqual([expect.stringContaining('asked for')]);
  expect(JSON.stringify(await mailsTo(email))).not.toContain(code);
  expect((await as.get(path)).body).toMatchObject({ email, city: 'Halifax' });
  await UserModel.updateOne({ _id: id }, { emailVerified: false });

  expect(await confirm(code.toLowerCase())).toMatchObject({ status: 200, body: { success: true } });
  expect((await as.get(path)).body).toMatchObject({ email: next, emailVerified: true });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your Plaza account was changed');
  await expect(signIn(identity, email)).rejects.toThrow('401');
  expect((await signIn(identity, next)).user.id).toBe(id);
  expect(await confirm(code)).toMatchObject(invalid);
});

test('a new password requires a code too, and then ends every session but this one', async () => {
  const { email, as, ask, confirm } = await signedIn();
  const other = await signIn(identity, email);
  expect((await ask({ newPassword })).status).toBe(202);
  const code = await codeTo(email);
  const stored = JSON.stringify(await ChangeRequestModel.find().lean());
  expect(stored).not.toContain(newPassword);
  expect(stored).not.toContain(code);
  expect((await signIn(identity, email)).token).toBeTruthy();

  expect((await confirm(code)).status).toBe(200);
  expect((await as.get(path)).status).toBe(200);
  expect((await identity.withToken(other.token).get(path)).status).toBe(401);
  await expect(signIn(identity, email)).rejects.toThrow('401');
  const credentials = { email, password: newPassword };
  expect((await identity.nobody.post('/api/v1/auth/signin', credentials)).status).toBe(200);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your Plaza account was changed');
});

test('both together require one code, at the new address', async () => {
  const { ask, confirm } = await signedIn();
  const email = newAddress();
  await ask({ email, newPassword });
  expect((await confirm(await codeTo(email))).status).toBe(200);
  expect((await identity.nobody.post('/api/v1/auth/signin', { email, password: newPassword })).status).toBe(200);
});

test.each([
  ['no password', { newPassword, currentPassword: undefined }, 'password_required'],
  ['a wrong password', { newPassword, currentPassword: 'wrong-one-9' }, 'wrong_password'],
  ['a wrong password for an e-mail', { email: 'x@example.org', currentPassword: 'wrong-one-9' }, 'wrong_password'],
  ['a common password', { newPassword: 'password123' }, 'password_too_common'],
  ['the product’s own name', { newPassword: 'plaza-2026' }, 'password_personal'],
  ['one’s own name', { newPassword: 'AdaByron1' }, 'password_personal'],
])('with %s nothing is changed or mailed', async (_what, changes, code) => {
  const { email, as, ask } = await signedIn();
  expect(await ask({ ...changes, city: 'Halifax' })).toMatchObject({ status: 400, body: { error: { code } } });
  expect((await as.get(path)).body).toMatchObject({ email, city: '' });
  expect(await mailsTo(email)).toEqual([]);
});

test('the current e-mail is not a change, in any case', async () => {
  const { email, as } = await signedIn();
  expect(await as.patch(path, { email: email.toUpperCase(), city: 'Halifax' })).toMatchObject({
    status: 200,
    body: { email, city: 'Halifax' },
  });
  expect(await mailsTo(email)).toEqual([]);
});

test('the code is not delayed by the warning, and is not retried after its expiry', async () => {
  const { email } = await userFixture();
  const user = await UserModel.findOne({ email }).orFail().lean();
  const [next, goodUntil] = [newAddress(), new Date(Date.now() + 600_000)];
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      sent.push(mail);
      if (mail.to === email) throw new Error('the mailbox is full');
      return { delayed: false };
    },
  };
  const mailLimiter = createLimiter({ name: 'mails-of-a-test', points: 1, seconds: 60 });
  const sending = sendChangeMails(user, { code: 'ABC123', goodUntil }, { email: next }, { mailer, mailLimiter });
  await expect(sending).rejects.toThrow('the mailbox is full');
  expect(sent.map(({ to, goodUntil: until }) => [to, until])).toEqual([
    [next, goodUntil],
    [email, undefined],
  ]);
});

test('does not reveal whether an address is in use; its owner gets no code, but a notification', async () => {
  const [owner, other] = [await userFixture(), await signedIn()];
  const free = newAddress();
  const answers = [await other.ask({ email: owner.email }), await other.ask({ email: free })];
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  await codeTo(free);
  const [mail, ...more] = await eventually(async () => {
    const mails = await mailsTo(owner.email);
    return mails.length > 0 ? mails : undefined;
  });
  expect(more).toEqual([]);
  expect(mail?.text).not.toMatch(/^[A-Z0-9]{6}$/m);
  expect(mail?.text).not.toContain(other.email);
});

test('an address that another user takes meanwhile stays theirs', async () => {
  const { email, as, ask, confirm } = await signedIn();
  const next = newAddress();
  await ask({ email: next });
  const code = await codeTo(next);
  await userFixture('user', { email: next });
  expect(await confirm(code)).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } });
  expect((await as.get(path)).body).toMatchObject({ email });
});

test.each([['password'], ['e-mail']])(
  'if an administrator has set a password since, a new %s requested before is not applied',
  async (what) => {
    const { id, email, ask, confirm } = await signedIn();
    const next = newAddress();
    await ask(what === 'password' ? { newPassword } : { email: next });
    const code = await codeTo(what === 'password' ? email : next);
    // The new password is written, and the pending request is not deleted yet.
    await UserModel.updateOne({ _id: id }, { passwordHash: 'set-since' });
    expect(await confirm(code)).toMatchObject({ status: 409, body: { error: { code: 'password_changed' } } });
    expect(await UserModel.findById(id).lean()).toMatchObject({ email, passwordHash: 'set-since' });
  },
);

test('nor if the password is set at the same moment', async () => {
  const { id, email, ask, confirm } = await signedIn();
  await ask({ newPassword });
  const code = await codeTo(email);
  const update = UserModel.updateOne.bind(UserModel);
  const spy = jest.spyOn(UserModel, 'updateOne').mockImplementationOnce((...input) => {
    const write = update(...input);
    return write.pre(async () => {
      await update({ _id: id }, { passwordHash: 'set-since' });
    });
  });
  expect(await confirm(code)).toMatchObject({ status: 409, body: { error: { code: 'password_changed' } } });
  expect(await UserModel.findById(id).lean()).toMatchObject({ passwordHash: 'set-since' });
  spy.mockRestore();
});

test('of two users with codes for one address, one gets it', async () => {
  const next = newAddress();
  const [first, second] = [await signedIn(), await signedIn()];
  await first.ask({ email: next });
  const firstCode = await codeTo(next);
  await second.ask({ email: next });
  const secondCode = await codeTo(next, 2);
  const answers = await Promise.all([first.confirm(firstCode), second.confirm(secondCode)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await UserModel.countDocuments({ email: next })).toBe(1);
});

test('of 50 concurrent uses of one code exactly one succeeds', async () => {
  const { email, ask, confirm } = await signedIn();
  await ask({ newPassword });
  const code = await codeTo(email);
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(400)]);
});

test('after five wrong codes the right one is invalid; after four it is valid', async () => {
  const [unlucky, lucky] = [await signedIn(), await signedIn()];
  for (const [{ email, ask, confirm }, tries, status] of [
    [unlucky, 5, 400],
    [lucky, 4, 200],
  ] as const) {
    await ask({ newPassword });
    const code = await codeTo(email);
    const wrong = await Promise.all(Array.from({ length: tries }, () => confirm(wrongOf(code))));
    expect(wrong).toEqual(Array(tries).fill(expect.objectContaining({ status: 400 })));
    expect((await confirm(code)).status).toBe(status);
  }
});

test('a code expires after ten minutes', async () => {
  const { email, ask, confirm } = await signedIn();
  await ask({ newPassword });
  const first = await codeTo(email);
  clock.forward(10 * 60 * 1000 + 1);
  expect(await confirm(first)).toMatchObject(invalid);
});

test('a new request invalidates the previous one', async () => {
  const { email, as, ask, confirm } = await signedIn();
  const next = newAddress();
  await ask({ email: next });
  const old = await codeTo(next);
  await ask({ newPassword });
  const code = await codeTo(email);
  expect(await confirm(old)).toMatchObject(invalid);
  expect((await confirm(code)).status).toBe(200);
  expect((await as.get(path)).body).toMatchObject({ email });
});

test("another user's code is invalid", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await one.ask({ newPassword });
  await other.ask({ newPassword });
  expect(await other.confirm(await codeTo(one.email))).toMatchObject(invalid);
});

test.each([{ verificationCode: 'SHORT' }, { verificationCode: { $gt: '' } }, { verificationCode: 123456 }, {}])(
  'rejects %j as a code',
  async (body) => {
    const { as } = await signedIn();
    expect((await as.post(`${path}/confirm-change`, body)).status).toBe(400);
  },
);

test('a user beyond the limit of mails is told so, and gets no more', async () => {
  const { email, ask } = await signedIn();
  for (let turn = 0; turn < 4; turn += 1) expect((await ask({ newPassword })).status).toBe(202);
  const refused = await ask({ newPassword });
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await codeTo(email, 4);
  expect(await mailsTo(email)).toHaveLength(4);
});

test('confirmation requires a session', async () => {
  const answer = await identity.nobody.post(`${path}/confirm-change`, { verificationCode: 'ABC123' });
  expect(answer.status).toBe(401);
});
