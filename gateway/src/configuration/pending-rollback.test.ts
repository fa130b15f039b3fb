import { toPendingRollback, toReport } from './pending-rollback';

const evidence = { of: 'all', before: { requests: 30, failed: 0 }, after: { requests: 30, failed: 30 } };
const running = { number: 3, hash: 'a'.repeat(64), document: {}, source: 'registry' };
const rolledBack = () => toPendingRollback(running as never, evidence);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a rollback is reported with its age, also if the clock is set back meanwhile', () => {
  const rollback = rolledBack();
  jest.advanceTimersByTime(200_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(rollback && toReport(rollback)).toMatchObject({ number: 3, secondsAgo: 200 });
});

test('after a restart the age of a rollback is that of the clock', () => {
  const rollback = rolledBack();
  const { monotonicAt: _, ...stored } = rollback ?? fail();
  jest.advanceTimersByTime(90_000);
  expect(toReport(stored)).toMatchObject({ secondsAgo: 90 });
});

test('a prompt report says no age', () => {
  const rollback = rolledBack();
  expect(rollback && toReport(rollback)).not.toHaveProperty('secondsAgo');
});

function fail(): never {
  throw new Error('the version has a number, so its rollback is reported');
}
