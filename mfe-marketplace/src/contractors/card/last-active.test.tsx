import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen } from '@testing-library/react';
import { LastActive } from './last-active';

const at = Date.parse('2026-03-14T12:00:00.000Z');
const minute = 60_000;

afterEach(() => jest.useRealTimers());

test('the text is updated with time', () => {
  jest.useFakeTimers({ now: at + 30_000 });
  renderInPlaza(<LastActive at="2026-03-14T12:00:00.000Z" />);
  expect(screen.getByText('just now')).toBeVisible();
  act(() => jest.advanceTimersByTime(2 * minute));
  expect(screen.getByText('2 minutes ago')).toBeVisible();
});
