import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ada, renderAt } from '../testing/render-auth';
import { answerPost } from '../testing/server';

const path = '/api/v1/auth/signin';
const signedIn = () => HttpResponse.json({ success: true, data: { accessToken: 'fresh-token', user: ada } });

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
}

it('requires both fields without a call', async () => {
  const sent = answerPost(path, signedIn);
  renderAt('/signin');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Email and password are required\.$/);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('stores the session, logs only role and isAdmin, and opens the dashboard', async () => {
  const logged = jest.spyOn(console, 'info').mockImplementation();
  const sent = answerPost(path, signedIn);
  const { store } = renderAt('/signin');
  await signIn();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'correct horse' }]);
  expect(localStorage.getItem('jwt')).toBe('fresh-token');
  expect(store.getState().session.user).toEqual(ada);
  expect(logged).toHaveBeenCalledWith(expect.any(String), { role: 'user', isAdmin: false });
  expect(JSON.stringify(logged.mock.calls)).not.toContain('fresh-token');
  logged.mockRestore();
});

it.each([
  ['/dashboard%3Ftab%3Dmarkets', '/dashboard?tab=markets'],
  ['https%3A%2F%2Fevil.example', '/dashboard'],
])('continues from ?next=%s to %s', async (next, to) => {
  const logged = jest.spyOn(console, 'info').mockImplementation();
  answerPost(path, signedIn);
  renderAt(`/signin?next=${next}`);
  await signIn();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent(to);
  logged.mockRestore();
});

it.each([
  ['/signin', 'null'],
  ['/signin?next=%2Fdashboard%2Fmarkets', '{"next":"/dashboard/markets"}'],
  ['/signin?next=https%3A%2F%2Fevil.example', '{"next":"/dashboard"}'],
])('leads an administrator without a second factor from %s to the panel, which explains it', async (from, state) => {
  const logged = jest.spyOn(console, 'info').mockImplementation();
  const accessToken = `x.${btoa(JSON.stringify({ sub: ada.id, secondFactorMissing: true }))}.x`;
  answerPost(path, () => HttpResponse.json({ success: true, data: { accessToken, user: ada } }));
  renderAt(from);
  await signIn();
  const elsewhere = await screen.findByTestId('elsewhere');
  expect(elsewhere).toHaveTextContent('/admin');
  expect(elsewhere).toHaveAttribute('data-state', state);
  logged.mockRestore();
});

it.each([
  ['the server gives a reason', () => errorAnswer(401, 'Invalid email or password'), 'Invalid email or password'],
  ['the server gives none', () => new HttpResponse('oops', { status: 500 }), 'Sign in failed.'],
  ['no answer comes', () => HttpResponse.error(), 'Sign in failed. Please try again.'],
  ['the answer holds no session', () => HttpResponse.json({ success: true, data: {} }), 'Sign in failed.'],
  [
    'a second factor is asked for, but not whose',
    () => HttpResponse.json({ success: true, data: { requiresTwoFactor: true } }),
    'Sign in failed.',
  ],
])('shows the reason when %s, and keeps the input', async (_case, answer, sentence) => {
  answerPost(path, answer);
  renderAt('/signin');
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(localStorage.getItem('jwt')).toBeNull();
});

it.each([
  ['Create an account', 'Create your account'],
  ['Send it again', 'Resend verification email'],
])('leads by "%s" to "%s"', async (link, title) => {
  renderAt('/signin');
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

it('leads to another password if one has to be chosen first', async () => {
  answerPost(path, () => HttpResponse.json({ success: true, data: { requiresPasswordChange: true, resetId: 'r-1' } }));
  renderAt('/signin');
  await signIn();
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByText(/An administrator asks you to choose a password of your own/)).toBeVisible();
  const username = document.querySelector('input[autocomplete="username"]'); // for password managers
  expect(username).toHaveValue('ada@example.com');
  expect(localStorage.getItem('jwt')).toBeNull();
});

it('leads to a new password, with the typed address', async () => {
  renderAt('/signin');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('leads home by the wordmark', () => {
  renderAt('/signin');
  expect(screen.getByRole('link', { name: 'Plaza' })).toHaveAttribute('href', '/');
});
