import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../testing/render-auth';

const pages = [
  ['/signin', 'Sign in', 'Email'],
  ['/signup', 'Create your account', 'First name'],
  ['/forgot-password', 'Forgot your password?', 'Email'],
  ['/resend-verification', 'Resend verification email', 'Email'],
] as const;

const signedIn = true;

it.each(pages)('%s names its page and begins in its first field', async (path, title, field) => {
  renderAt(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Plaza`);
  expect(screen.getByLabelText(field)).toHaveFocus();
});

it.each(pages)('%s sends somebody who is signed in to where they wanted, else to the dashboard', async (path) => {
  const { unmount } = renderAt(path, { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  unmount();
  renderAt(`${path}?next=%2Fdashboard%2Fbookings%3Fstatus%3Dpending`, { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard/bookings?status=pending');
});

it('never sends anybody elsewhere', async () => {
  renderAt('/signin?next=%2F%2Fevil.example', { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
});

it('lets somebody who is signed in use a link for another password', () => {
  renderAt('/forgot-password?resetId=r-1', { signedIn });
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

it('keeps the wanted page on every detour', async () => {
  renderAt('/signin?next=%2Fdashboard%2Fbookings');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('link', { name: 'Send it again' }));
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?next=%2Fdashboard%2Fbookings');
});
