import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Button } from './button';

it('does nothing while loading, stays focusable and is announced as busy', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" loading onClick={handleClick}>
        Save
      </Button>
    </form>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('keeps its label until it has been busy for 300 ms', () => {
  render(<Button loading>Save</Button>, { wrapper: PlazaThemeProvider });
  const words = screen.getByText('Save');
  expect(getComputedStyle(words).animation).toContain(' 300ms ');
  expect(getComputedStyle(words.previousElementSibling as Element).animation).toContain(' 300ms ');
  expect(words).toHaveStyle({ opacity: '' });
});

it('submits a form only with type submit', async () => {
  const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button>Look</Button>
      <Button type="submit">Save</Button>
    </form>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

it('styles a link like a button, and keeps it a link', () => {
  render(
    <Button asChild variant="primary">
      <a href="/signin">Sign in</a>
    </Button>,
    { wrapper: PlazaThemeProvider },
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
