import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Empty } from './empty';
import { errorMessage, Retry } from './retry';

it.each([
  [new Error('No answer'), 'No answer'],
  [{ status: 503, data: { message: 'Markets is away' } }, 'Markets is away'],
  ['Plain words', 'Plain words'],
  [{ status: 500 }, 'It could not be loaded.'],
  [undefined, 'It could not be loaded.'],
])('extracts the message of %p', (error, message) => {
  expect(errorMessage(error)).toBe(message);
});

it('shows the error and a single button', async () => {
  const handleRetry = jest.fn();
  render(<Retry error={new Error('No answer')} onRetry={handleRetry} title="Accounts" />, {
    wrapper: PlazaThemeProvider,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('AccountsNo answer');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

it('has its own surface if it is placed directly on the page', () => {
  const surface = () => screen.getByRole('alert').parentElement;
  const retry = (framed: boolean) => <Retry error="No answer" onRetry={() => undefined} framed={framed} />;
  const { rerender, container } = render(retry(false), { wrapper: PlazaThemeProvider });
  expect(surface()).toBe(container);
  rerender(retry(true));
  expect(surface()).not.toBe(container);
  expect(surface()).toHaveStyle({ borderStyle: 'solid' });
});

it('has the same layout for a missing record', () => {
  const { container, rerender } = render(<Empty title="No accounts yet" />, { wrapper: PlazaThemeProvider });
  expect(container.firstElementChild).not.toHaveStyle({ borderStyle: 'solid' });
  rerender(<Empty title="No accounts yet" framed />);
  expect(container.firstElementChild).toHaveStyle({ borderStyle: 'solid' });
});
