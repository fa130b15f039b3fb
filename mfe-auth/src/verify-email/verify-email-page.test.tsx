import { errorAnswer } from '@plaza/test-kit/screens/http-answers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';

const path = '/api/v1/auth/verify-email';

it('redeems the link with exactly one call, though effects run twice, then leads to signing in', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message: 'Email verified' }));
  renderAt('/verify-email?token=t-1&userId=u-1');
  expect(screen.getByRole('heading', { name: 'Verifying your email' })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toHaveFocus();
  expect(sent).toEqual([{ token: 't-1', userId: 'u-1' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Go to Sign In' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it.each([
  ['/verify-email', 'No verification token provided.'],
  ['/verify-email?userId=u-1', 'No verification token provided.'],
  ['/verify-email?token=t-1', 'Invalid verification link. Missing user ID.'],
])('refuses %s without a call', (incomplete, sentence) => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message: 'Email verified' }));
  renderAt(incomplete);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(sent).toEqual([]);
});

it.each([
  ['the server gives a reason', 't-2', () => errorAnswer(400, 'This link has expired'), 'This link has expired'],
  ['the server gives none', 't-3', () => new HttpResponse(null, { status: 500 }), 'Failed to verify email.'],
  ['no answer comes', 't-4', () => HttpResponse.error(), 'Network error occurred while verifying email.'],
])('says why when %s, and offers another mail', async (_case, token, answer, sentence) => {
  const sent = answerPost(path, answer);
  renderAt(`/verify-email?token=${token}&userId=u-1`);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
  expect(screen.getByRole('heading', { name: 'Resend verification email' })).toBeVisible();
});

it.each([
  ['Go to Sign In', 'Create an account', '/signup?next=%2Fprofile'],
  ['Resend Verification Email', 'Sign in', '/signin?next=%2Fprofile'],
])('keeps the wanted page by %s', async (button, link, path) => {
  renderAt('/verify-email?next=%2Fprofile');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', path);
});

it('does not redeem the link again when the page is mounted again', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message: 'Email verified' }));
  const { remount } = renderAt('/verify-email?token=t-5&userId=u-1');
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  remount();
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('redeems the link when the page is opened again after no answer came', async () => {
  let isReachable = false;
  const sent = answerPost(path, () => (isReachable ? HttpResponse.json({ success: true }) : HttpResponse.error()));
  const { remount } = renderAt('/verify-email?token=t-6&userId=u-1');
  expect(await screen.findByText('Network error occurred while verifying email.')).toBeVisible();
  isReachable = true;
  remount();
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(sent).toHaveLength(2);
});
