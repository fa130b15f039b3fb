import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../controls/icon-button';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { RefreshIcon } from './icons';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('appears after the pointer rests for 700 ms', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  render(
    <IconButton label="Refresh">
      <RefreshIcon />
    </IconButton>,
    { wrapper: PlazaThemeProvider },
  );
  await user.hover(screen.getByRole('button', { name: 'Refresh' }));
  act(() => jest.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Refresh');
});

it('appears at once on keyboard focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  render(
    <IconButton label="Refresh">
      <RefreshIcon />
    </IconButton>,
    { wrapper: PlazaThemeProvider },
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Refresh');
});
