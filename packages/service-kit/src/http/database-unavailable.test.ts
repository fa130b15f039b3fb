import { mongo } from 'mongoose';
import { isDatabaseUnavailable } from './database-unavailable';

const ofServer = (code: number) => new mongo.MongoServerError({ message: 'refused', code });

test.each([
  ['an unreachable server', new mongo.MongoNetworkError('gone')],
  ['a server that is no longer the primary', ofServer(10_107)],
  ['a primary that steps down', ofServer(189)],
  ['a command that was interrupted by that', ofServer(11_602)],
  ['a query that took too long', ofServer(50)],
  [
    'a primary that stepped down after a write',
    new mongo.MongoWriteConcernError({ ok: 1, writeConcernError: { code: 189, errmsg: 'stepped down' } }),
  ],
])('%s is temporary', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a duplicate key', ofServer(11_000)],
  ['invalid input of a command', ofServer(9)],
  ['an error of a program with such a code', Object.assign(new Error('x'), { code: 50 })],
  ['something else', 'not writable'],
])('%s is not', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
