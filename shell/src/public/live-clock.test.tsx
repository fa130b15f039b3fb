import { PlazaThemeProvider } from '@plaza/ui';
import { act, render, screen } from '@testing-library/react';
import { LiveClock } from './live-clock';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 5, 23, 59, 58) }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('timer', { name: 'Date and time' }).textContent?.replaceAll('\u202f', ' ');

it('shows the long date and the 12-hour time to the second, and is updated every second', () => {
  render(<LiveClock />, { wrapper: PlazaThemeProvider });
  expect(shown()).toBe('Thursday, March 5, 202611:59:58 PM');
  pass(999);
  expect(shown()).toContain('11:59:58 PM');
  pass(1);
  expect(shown()).toContain('11:59:59 PM');
  pass(1000);
  expect(shown()).toBe('Friday, March 6, 202612:00:00 AM');
});

it('stops on unmount', () => {
  const { unmount } = render(<LiveClock />, { wrapper: PlazaThemeProvider });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
