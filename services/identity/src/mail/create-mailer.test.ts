import { randomBytes } from 'node:crypto';
import { createLog } from '@plaza/service-kit/logging/log';
import { errorLevel, readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { createEncryption } from '../encryption/encryption';
import { createMailer } from './create-mailer';
import type { MailTimes } from './mail-times';
import { MailRejected, type MailTransport } from './mail-transport';
import type { Mail, Mailer } from './mailer';
import { WaitingMailModel } from './waiting-mail.model';

const encryption = createEncryption(randomBytes(32));
const silent = createLog('test', 'silent');
const mail: Mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello\n', html: '<p>Hello</p>' };
const quick: Partial<MailTimes> = { retryDelaysMs: [1], pollMs: 5, stopMs: 20 };

beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(() => WaitingMailModel.deleteMany({}));

const mailers: Mailer[] = [];
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.stop();
});

function start(deliver: MailTransport['deliver'], times: Partial<MailTimes> = {}, log = silent) {
  const mailer = createMailer({ deliver, close: () => undefined }, encryption, log, { ...quick, ...times });
  mailers.push(mailer);
  return mailer;
}

const isEmpty = async () => (await WaitingMailModel.countDocuments()) === 0;
const makeDue = () => WaitingMailModel.updateMany({}, { nextAt: new Date(Date.now() - 1) });
const away = async () => {
  throw new Error('connect ECONNREFUSED');
};
/** An attempt that ends only when it is aborted. */
const hanging: MailTransport['deliver'] = (_mail, _id, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('an undelivered mail is retried with the same id until it is delivered', async () => {
  const ids: string[] = [];
  const mailer = start(async (_mail, id) => {
    ids.push(id);
    if (ids.length < 5) await away();
  });
  expect(await mailer.send(mail)).toEqual({ delayed: true });
  await until(isEmpty);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(1);
});

test('the delays between attempts grow up to a maximum', async () => {
  await start(away, { retryDelaysMs: [5000, 20_000, 300_000] }).send(mail);
  for (const [index, pauseMs] of [5000, 20_000, 300_000, 300_000].entries()) {
    await until(async () => {
      const waiting = await WaitingMailModel.findOne({ tries: index + 1 }).lean();
      return waiting !== null && Math.abs(waiting.nextAt.getTime() - Date.now() - pauseMs) < 2000;
    });
    await makeDue();
  }
});

test('the caller does not wait for a slow server, and the attempt continues in the background', async () => {
  let tries = 0;
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const mailer = start(
    () => {
      tries += 1;
      return slow;
    },
    { waitMs: 20 },
  );
  expect(await mailer.send(mail)).toEqual({ delayed: true });
  letGo();
  await until(isEmpty);
  expect(tries).toBe(1);
});

test('a hanging attempt times out, and the mail is retried', async () => {
  let tries = 0;
  const mailer = start(
    async (...input) => {
      tries += 1;
      if (tries === 1) await hanging(...input);
    },
    { waitMs: 5, attemptMs: 20 },
  );
  expect(await mailer.send(mail)).toEqual({ delayed: true });
  await until(isEmpty);
  expect(tries).toBe(2);
});

test('a mail being sent is claimed, and the claim expires if its holder is dead', async () => {
  let sentByOther = 0;
  // To the others, the first instance seems to have died during its attempt.
  await start(hanging, { waitMs: 1, pollMs: 1_000_000 }).send(mail);
  const other = start(async () => {
    sentByOther += 1;
  });
  await other.send({ ...mail, to: 'grace@example.org' });
  expect(sentByOther).toBe(1);
  expect(await WaitingMailModel.countDocuments()).toBe(1);
  await makeDue();
  await until(isEmpty);
  expect(sentByOther).toBe(2);
});

test('50 due mails and four instances: each mail is sent by one of them', async () => {
  const down = start(away, { retryDelaysMs: [60_000] });
  await Promise.all(Array.from({ length: 50 }, (_, number) => down.send({ ...mail, subject: `${number}` })));
  await down.stop();
  await makeDue();
  const sent: string[] = [];
  for (let instance = 0; instance < 4; instance += 1) start(async ({ subject }) => void sent.push(subject));
  await until(isEmpty);
  expect(sent.map(Number).sort((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

test('a permanently rejected mail is dropped after one attempt, and logged', async () => {
  const { log, lines } = readableLog();
  let tries = 0;
  const mailer = start(
    async () => {
      tries += 1;
      throw new MailRejected('no such mailbox');
    },
    {},
    log,
  );
  expect(await mailer.send(mail)).toEqual({ delayed: false });
  expect(await isEmpty()).toBe(true);
  expect(tries).toBe(1);
  expect(lines.map(({ msg }) => msg)).toEqual(['a mail was permanently rejected and is dropped']);
});

test('a mail encrypted with another key is dropped unsent', async () => {
  const { log, lines } = readableLog();
  await start(away, { retryDelaysMs: [60_000], pollMs: 1_000_000 }).send(mail);
  await WaitingMailModel.updateMany({}, { sealed: createEncryption(randomBytes(32)).encrypt('{}', 'somebody') });
  await makeDue();
  let tries = 0;
  const count = async () => {
    tries += 1;
  };
  start(count, {}, log);
  await until(isEmpty);
  expect(tries).toBe(0);
  expect(lines.map(({ msg }) => msg)).toEqual(['a mail was permanently rejected and is dropped']);
});

test('a mail is not sent after its expiry, a day by default', async () => {
  const { log, lines } = readableLog();
  const mailer = start(away, { retryDelaysMs: [60_000] }, log);
  await mailer.send(mail);
  const [waiting] = await WaitingMailModel.find().lean();
  expect(Number(waiting?.expiresAt) - Number(waiting?.createdAt)).toBe(24 * 3_600_000);
  await WaitingMailModel.deleteMany({});
  await mailer.send({ ...mail, goodUntil: new Date(Date.now() + 59_000) });
  expect(await isEmpty()).toBe(true);
  expect(lines.at(-1)).toMatchObject({ level: errorLevel, msg: 'a mail expired undelivered and is dropped' });
});

test('stopping aborts a hanging attempt, and leaves the mail due for the next start', async () => {
  const mailer = start(hanging, { waitMs: 1 });
  await mailer.send(mail);
  await mailer.stop();
  expect(await WaitingMailModel.countDocuments({ nextAt: { $lte: new Date() } })).toBe(1);
  const sent: Mail[] = [];
  start(async (one) => void sent.push(one));
  await until(isEmpty);
  expect(sent).toEqual([mail]);
});
