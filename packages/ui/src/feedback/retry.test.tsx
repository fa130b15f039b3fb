import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { errorMessage, Retry } from './retry';

it.each([
  [new Error('No answer'), 'No answer'],
  [{ status: 503, data: { message: 'Markets is away' } }, 'Markets is away'],
  ['Plain words', 'Plain words'],
  [{ status: 500 }, 'It could not be loaded.'],
  [undefined, 'It could not be loaded.'],
])('finds the message of %p', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('says what happened and offers one way on', async () => {
  const handleRetry = jest.fn();
  render(<Retry error={new Error('No answer')} onRetry={handleRetry} title="Accounts" />, {
    wrapper: PlazaThemeProvider,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('AccountsNo answer');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});
