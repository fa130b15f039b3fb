import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now';

const start = Date.parse('2026-11-22T12:00:00Z');

function Clock({ name, everyMs }: { name: string; everyMs?: number }) {
  const now = useNow(everyMs);
  return <output aria-label={name}>{(now - start) / 1000}</output>;
}

const seconds = (name: string) => Number(screen.getByRole('status', { name }).textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

test('starts with the time of its render, and updates at its interval', () => {
  render(<Clock name="now" everyMs={1000} />);
  expect(seconds('now')).toBe(0);
  pass(999);
  expect(seconds('now')).toBe(0);
  pass(1);
  expect(seconds('now')).toBe(1);
});

test('updates twice a minute by default', () => {
  render(<Clock name="now" />);
  pass(29_999);
  expect(seconds('now')).toBe(0);
  pass(1);
  expect(seconds('now')).toBe(30);
});

test('clocks with the same interval share a timer, which the last one stops', () => {
  const first = render(<Clock name="first" everyMs={1000} />);
  pass(500);
  const second = render(<Clock name="second" everyMs={1000} />);
  expect(jest.getTimerCount()).toBe(1);
  pass(500);
  expect([seconds('first'), seconds('second')]).toEqual([1, 1]);
  first.unmount();
  pass(1000);
  expect(seconds('second')).toBe(2);
  second.unmount();
  expect(jest.getTimerCount()).toBe(0);
});
