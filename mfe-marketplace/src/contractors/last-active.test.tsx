import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen } from '@testing-library/react';
import { LastActive, sinceInWords } from './last-active';

const at = Date.parse('2026-03-14T12:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => jest.useRealTimers());

test.each([
  [0, 'just now'],
  [-5 * minute, 'just now'],
  [5 * minute, '5 minutes ago'],
  [60 * minute, '1 hour ago'],
  [day, 'yesterday'],
  [3 * day, '3 days ago'],
  [15 * day, '2 weeks ago'],
  [90 * day, '3 months ago'],
])('after %d ms it reads %s', (passed, words) => {
  expect(sinceInWords(at, at + passed)).toBe(words);
});

test('the words keep up with the clock', () => {
  jest.useFakeTimers({ now: at + 30_000 });
  renderInPlaza(<LastActive at="2026-03-14T12:00:00.000Z" />);
  expect(screen.getByText('Active just now')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * minute));
  expect(screen.getByText('Active 2 minutes ago')).toBeVisible();
});
