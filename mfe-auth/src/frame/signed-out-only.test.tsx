import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';

const pages = [
  ['/signin', 'Sign in', 'Email'],
  ['/signup', 'Create your account', 'First name'],
  ['/forgot-password', 'Forgot your password?', 'Email'],
] as const;
const everyPage = [...pages, ['/resend-verification', 'Resend verification email', 'Email']] as const;

const signedIn = true;

it.each(everyPage)('%s has its page title and focuses its first field', async (path, title, field) => {
  renderAt(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Plaza`);
  expect(screen.getByLabelText(field)).toHaveFocus();
});

it.each(pages)('%s redirects a signed-in user to the wanted page, or to the dashboard', async (path) => {
  const { unmount } = renderAt(path, { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
  unmount();
  renderAt(`${path}?next=%2Fdashboard%2Fbookings%3Fstatus%3Dpending`, { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard/bookings?status=pending');
});

it('redirects nobody else', async () => {
  renderAt('/signin?next=%2F%2Fevil.example', { signedIn });
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(/^\/dashboard$/);
});

it('lets a signed-in user use a link for another password', () => {
  renderAt('/forgot-password?resetId=r-1', { signedIn });
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

it('lets a signed-in user request a code if that link is no longer valid', async () => {
  renderAt('/forgot-password?resetId=r-1', { signedIn });
  await userEvent.click(screen.getByRole('button', { name: 'Get a Code Instead' }));
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

it('lets a signed-in user request another verification mail, to the address of the account', async () => {
  const sent = answerPost('/api/v1/auth/resend-verification', () =>
    HttpResponse.json({ success: true, message: 'A new email is on its way.' }),
  );
  renderAt('/resend-verification?next=%2Fdashboard%2Fbookings', { signedIn });
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.queryByText('Verified already?')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByRole('status')).toHaveTextContent('A new email is on its way.');
  expect(sent).toEqual([{ email: 'ada@example.com' }]);
  expect(screen.queryByRole('button', { name: 'Go to Sign In' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/dashboard/bookings');
});

it('keeps the wanted page on every detour', async () => {
  renderAt('/signin?next=%2Fdashboard%2Fbookings');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('link', { name: 'Send it again' }));
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?next=%2Fdashboard%2Fbookings');
});
