import { randomBytes } from 'node:crypto';
import { errorLevel, readableLog } from '@plaza/service-kit/testing/log-lines';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { IdentityConfig } from '../config';
import { database } from '../database';
import { createEncryption } from '../encryption/encryption';
import { DevMailModel } from './dev-mail.model';
import { openMailer } from './open-mailer';
import { WaitingMailModel } from './waiting-mail.model';

beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));

const encryption = createEncryption(randomBytes(32));
const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

test('without a mail server, mails go to the development mailbox, and nothing waits', async () => {
  const { log, lines } = readableLog();
  const mailer = openMailer(IdentityConfig.parse({ NODE_ENV: 'development' }), encryption, log);
  expect(await mailer.send(mail)).toEqual({ delayed: false });
  await mailer.stop();
  expect(await DevMailModel.find().lean()).toMatchObject([mail]);
  expect(await WaitingMailModel.countDocuments()).toBe(0);
  expect(lines).toEqual([]);
});

test('in production that is an error, logged at the start; mails wait for an instance with a server', async () => {
  const { log, lines } = readableLog();
  await DevMailModel.deleteMany({});
  const mailer = openMailer(IdentityConfig.parse({ NODE_ENV: 'production' }), encryption, log);
  expect(lines).toMatchObject([
    { level: errorLevel, msg: expect.stringMatching(/^SMTP_URL is not set: no mail can be sent/) },
  ]);
  expect(await mailer.send(mail)).toEqual({ delayed: true });
  await mailer.stop();
  expect(await DevMailModel.countDocuments()).toBe(0);
  expect(await WaitingMailModel.countDocuments()).toBe(1);
});
