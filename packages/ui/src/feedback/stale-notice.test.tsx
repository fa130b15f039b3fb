import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { StaleNotice } from './stale-notice';

it('waits its turn to be read out, and retries', async () => {
  const handleRetry = jest.fn();
  render(
    <StaleNotice loading={false} onRetry={handleRetry}>
      Could not refresh.
    </StaleNotice>,
    { wrapper: PlazaThemeProvider },
  );
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Could not refresh.');
  await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

it('is read out at once if it is an alert, and its button can say what it does', () => {
  render(
    <StaleNotice alert action="Retry Connection" loading={false} onRetry={() => undefined}>
      The connection is lost.
    </StaleNotice>,
    { wrapper: PlazaThemeProvider },
  );
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('The connection is lost.');
  expect(within(notice).getByRole('button', { name: 'Retry Connection' })).toBeVisible();
});
