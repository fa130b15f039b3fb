import { OutageGate, retryAfterMs } from './outage-gate';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after a failure nobody tries the server for a second, then one caller a second does', () => {
  const gate = new OutageGate();
  expect(gate.mayTry()).toBe(true);
  expect(gate.recordFailure()).toBe(true);
  expect(gate.mayTry()).toBe(false);
  jest.advanceTimersByTime(retryAfterMs);
  expect([gate.mayTry(), gate.mayTry()]).toEqual([true, false]);
  expect(gate.recordFailure()).toBe(false);
  jest.advanceTimersByTime(retryAfterMs);
  expect(gate.mayTry()).toBe(true);
});

test('after a success everybody tries the server again', () => {
  const gate = new OutageGate();
  gate.recordFailure();
  expect(gate.recordSuccess()).toBe(true);
  expect([gate.mayTry(), gate.mayTry()]).toEqual([true, true]);
  expect(gate.recordSuccess()).toBe(false);
});
