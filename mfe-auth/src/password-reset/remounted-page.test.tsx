import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';

// The shell remounts the page for the next version of this remote, such as while the user looks for the code.

const succeed = () => HttpResponse.json({ success: true, message: 'Done.' });
const verified = () => HttpResponse.json({ success: true, data: { resetId: 'r-7' }, resetId: 'r-7' });

const code = () => screen.getByLabelText('Security code');
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function requestCode(path = '/forgot-password') {
  const codes = answerPost('/api/v1/auth/forgot-password', succeed);
  const checks = answerPost('/api/v1/auth/verify-reset-code', verified);
  const { remount } = renderAt(path);
  if (path.includes('resetId')) await press('Get a Code Instead');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  await heading('Enter the security code');
  return { codes, checks, remount };
}

it('still waits for the mailed code', async () => {
  const { codes, checks, remount } = await requestCode();
  remount();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  await userEvent.type(code(), 'abc123{Enter}');
  expect(await heading('Choose a new password')).toBeVisible();
  expect(checks).toEqual([{ email: 'ada@example.com', securityCode: 'ABC123' }]);
  expect(codes).toHaveLength(1);
});

it('shows the email again one step back', async () => {
  const { remount } = await requestCode();
  remount();
  await press('Back');
  remount();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('asks for another code if the new password was not set yet', async () => {
  const { remount } = await requestCode();
  await userEvent.type(code(), 'abc123{Enter}');
  await heading('Choose a new password');
  remount();
  expect(code()).toHaveValue('');
  await press('Send again');
  expect(await screen.findByText(/Another code was requested/)).toBeVisible();
});

it('still says that the password is set', async () => {
  answerPost('/api/v1/auth/reset-password', succeed);
  const { remount } = await requestCode();
  await userEvent.type(code(), 'abc123{Enter}');
  await heading('Choose a new password');
  await userEvent.type(screen.getByLabelText('New password'), 'brand new one');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'brand new one{Enter}');
  await heading('Password reset');
  remount();
  expect(await heading('Password reset')).toBeVisible();
});

it('does not return to a link that was given up for a code', async () => {
  const { remount } = await requestCode('/forgot-password?resetId=r-old');
  remount();
  expect(code()).toBeVisible();
});
