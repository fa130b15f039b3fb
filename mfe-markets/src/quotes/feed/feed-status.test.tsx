import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen } from '@testing-library/react';
import { FeedStatus } from './feed-status';

const asOf = '2026-03-14T12:00:00.000Z';

function show(ageMs: number, simulated = false) {
  jest.useFakeTimers({ now: Date.parse(asOf) + ageMs });
  renderInPlaza(<FeedStatus feed={{ asOf, intervalMs: 240_000, simulated, source: 'test' }} />);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

afterEach(() => jest.useRealTimers());

test('the age is updated', () => {
  show(0);
  expect(screen.getByText('Updated just now')).toBeVisible();
  pass(12_000);
  expect(screen.getByText('Updated 12s ago')).toBeVisible();
  pass(60_000);
  expect(screen.getByText('Updated 1m ago')).toBeVisible();
});

test('LIVE is replaced with the age after two intervals', () => {
  show(478_000);
  expect(screen.getByText('LIVE')).toBeVisible();
  pass(2000);
  expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  expect(screen.getByText('Updated 8m ago')).toBeVisible();
});

test('a simulated feed is marked as such, live or not', () => {
  show(0, true);
  expect(screen.getByText('Simulated')).toBeVisible();
  pass(600_000);
  expect(screen.getByText('Simulated')).toBeVisible();
});

test('a real feed is not marked as simulated', () => {
  show(0);
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
});
