import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import * as ui from '@plaza/ui';
import * as webKit from '@plaza/web-kit';
import * as router from '@plaza/web-kit/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import * as react from 'react';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';
import { VerifyEmailPage } from './verify-email-page';

const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@plaza/ui': ui,
  '@plaza/web-kit': webKit,
  '@plaza/web-kit/router': router,
};
const path = '/api/v1/auth/verify-email';

const Shown = ({ page }: { page: () => typeof VerifyEmailPage }) => createElement(page());

/** The page as a later version of the remote has it: its modules are new, the libraries are those of the shell. */
function nextVersion(): typeof VerifyEmailPage {
  let page = VerifyEmailPage;
  jest.isolateModules(() => {
    for (const [name, library] of Object.entries(shared)) jest.doMock(name, () => library);
    page = jest.requireActual<{ VerifyEmailPage: typeof VerifyEmailPage }>('./verify-email-page').VerifyEmailPage;
  });
  return page;
}

it('redeems the link with exactly one call, although effects run twice, then leads to signing in', async () => {
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
])('rejects %s without a call', (incomplete, sentence) => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message: 'Email verified' }));
  renderAt(incomplete);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(sent).toEqual([]);
});

it.each([
  ['the server gives a reason', 't-2', () => errorAnswer(400, 'This link has expired'), 'This link has expired'],
  ['the server gives none', 't-3', () => new HttpResponse(null, { status: 500 }), 'Failed to verify email.'],
  ['no answer comes', 't-4', () => HttpResponse.error(), 'Network error occurred while verifying email.'],
])('shows the reason when %s, and offers another mail', async (_case, token, answer, sentence) => {
  const sent = answerPost(path, answer);
  renderAt(`/verify-email?token=${token}&userId=u-1`);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'We could not verify your email' })).toHaveFocus();
  expect(screen.getByText(/If you have opened it before, your email may be verified: try to sign in\./)).toBeVisible();
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

it('does not redeem the link again in the next version of this remote', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, message: 'Email verified' }));
  let Page = VerifyEmailPage;
  const { user, leaveAndReturn } = renderInPlaza(<Shown page={() => Page} />, {
    path: '/verify-email?token=t-7&userId=u-1',
  });
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  Page = nextVersion();
  leaveAndReturn();
  expect(screen.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await user.tab();
  expect(sent).toHaveLength(1);
});

it('redeems the link when the page is reopened after a missing answer', async () => {
  let isReachable = false;
  const sent = answerPost(path, () => (isReachable ? HttpResponse.json({ success: true }) : HttpResponse.error()));
  const { remount } = renderAt('/verify-email?token=t-6&userId=u-1');
  expect(await screen.findByText('Network error occurred while verifying email.')).toBeVisible();
  isReachable = true;
  remount();
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(sent).toHaveLength(2);
});
