import { randomUUID } from 'node:crypto';
import { createLog } from '@plaza/service-kit/logging/log';
import type { Answer } from '@plaza/test-kit/http';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { createPasswords } from '../passwords/passwords';
import { eventually, startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { chanceDifference, median, timed } from '../testing/timing';
import { UserModel } from '../users/user.model';

/** With this cost a comparison takes a few milliseconds, far more than the rest of a request. */
const cost = 6;
const tries = 200;
const warmUp = 30;
/** A difference that cannot be measured over a network, in milliseconds. */
const floorMs = 0.3;

let identity: TestIdentity;
const emails = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.org`);
const known = emails(tries);
const [unknown, others] = [emails(tries), emails(tries)];
const strangers = emails(warmUp);

beforeAll(async () => {
  identity = await startIdentity({ BCRYPT_COST: `${cost}` });
  const passwords = createPasswords({ cost, workers: 1, queue: 1 }, createLog('test', 'silent'));
  const passwordHash = await passwords.hash(testPassword);
  await passwords.stop();
  const user = { passwordHash, firstName: 'Ada', lastName: 'Byron' };
  await UserModel.insertMany(known.map((email, number) => ({ ...user, email, customId: `CUS-${number}` })));
});
afterAll(() => identity.stop());

type Ask = (email: string) => Promise<Answer<unknown>>;
const post = (path: string, body: object) => identity.nobody.post(`/api/v1/auth/${path}`, body);

test.each<[string, Ask]>([
  ['signing in with a wrong password', (email) => post('signin', { email, password: 'wrong-password' })],
  ['asking for a security code', (email) => post('forgot-password', { email })],
  ['asking for the verification mail again', (email) => post('resend-verification', { email })],
])(
  '%s reveals neither by its answer nor by its duration whether there is an account',
  (_what, ask) => expectAlike(ask),
  60_000,
);

test('a wrong security code reveals neither by its answer nor by its duration whether there is an account', async () => {
  const asked = [...known, ...unknown, ...others, ...strangers];
  await PasswordResetModel.deleteMany({});
  for (const email of asked) await post('forgot-password', { email });
  await eventually(async () => ((await PasswordResetModel.countDocuments()) === asked.length ? true : undefined));
  await expectAlike((email) => post('verify-reset-code', { email, securityCode: 'AAAAAA' }));
}, 60_000);

/**
 * A leak of time is there at every measurement and in the same direction, noise of a busy machine is not: only a
 * difference that stands in three measurements is one.
 */
async function expectAlike(ask: Ask) {
  await timed({ strangers: strangers.map((email) => () => ask(email)) });
  const directions: number[] = [];
  for (let measurement = 1; measurement <= 3; measurement++) {
    const direction = await differenceFor(ask);
    if (direction === 0) return;
    directions.push(direction);
  }
  expect(new Set(directions).size).toBeGreaterThan(1);
}

/** @returns 1 or -1 where known addresses take longer or less time than unknown ones by more than chance, else 0 */
async function differenceFor(ask: Ask): Promise<number> {
  const answers: string[] = [];
  const triesOf = (list: string[]) => list.map((email) => async () => void answers.push(likeness(await ask(email))));
  const times = await timed({ known: triesOf(known), unknown: triesOf(unknown), others: triesOf(others) });
  expect(new Set(answers).size).toBe(1);

  const [ofKnown = [], ofUnknown = [], ofOthers = []] = ['known', 'unknown', 'others'].map((name) => times.get(name));
  const noise = chanceDifference([...ofUnknown, ...ofOthers], tries);
  const differences = [ofUnknown, ofOthers].map((nobodys) => median(ofKnown) - median(nobodys));
  return Math.sign(differences.find((difference) => Math.abs(difference) >= 3 * noise + floorMs) ?? 0);
}

/** An answer without the values that differ each time. */
function likeness({ status, headers, body }: Answer<unknown>): string {
  const own = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return JSON.stringify([status, own, body]).replace(/"requestId":"[^"]*"/, '');
}
