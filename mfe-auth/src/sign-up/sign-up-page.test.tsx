import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ada, renderAt } from '../testing/render-auth';
import { answerPost, holdAnswer } from '../testing/server';

const path = '/api/v1/auth/signup';
const button = () => screen.getByRole('button', { name: 'Sign Up' });

async function fill(password = 'correct horse', confirm = password) {
  await enter('First name', ' Ada ');
  await enter('Last name', 'Byron');
  await enter('Email', 'ada@example.com');
  await enter('Password', password);
  await enter('Confirm password', confirm);
}

async function enter(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

it('shows what is missing without a call, and focuses it', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, data: {} }));
  renderAt('/signup');
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(/^All fields are required\.$/);
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(sent).toEqual([]);
});

it('removes the error as soon as something is typed', async () => {
  renderAt('/signup');
  await userEvent.click(button());
  await userEvent.type(screen.getByLabelText('First name'), 'A');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('does not move under the pointer: pressing the button does not validate the field that is left', async () => {
  renderAt('/signup');
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});

it('shows that the passwords differ without a call', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, data: {} }));
  renderAt('/signup');
  await fill('correct horse', 'correct house');
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Passwords do not match\.$/);
  expect(sent).toEqual([]);
});

it('validates a field on blur, never while typing', async () => {
  renderAt('/signup');
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ada');
  expect(email).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(email).toHaveAccessibleDescription('Enter an address like name@example.com.');
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'shore');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 6 characters long');
  await userEvent.tab();
  expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match.');
});

it('sends the input and asks to check the mailbox', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, data: { user: ada } }, { status: 201 }));
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Check Your Email!' })).toHaveFocus();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(screen.getByText(/We sent a verification link/)).toHaveStyle({ overflowWrap: 'anywhere' });
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'correct horse', firstName: 'Ada', lastName: 'Byron' }]);
  expect(localStorage.getItem('jwt')).toBeNull();
});

it.each([
  ['says that the mail follows by itself when the mail server is slow', true],
  ['says nothing of the mail server when the mail has left', false],
])('%s', async (_case, mailDelayed) => {
  answerPost(path, () => HttpResponse.json({ success: true, data: { mailDelayed } }, { status: 201 }));
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  expect(screen.queryAllByText(/mail server is slow just now\. The email will follow by itself/)).toHaveLength(
    mailDelayed ? 1 : 0,
  );
});

it('leads from the mailbox notice to signing in', async () => {
  answerPost(path, () => HttpResponse.json({ success: true, data: {} }, { status: 201 }));
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Go to Sign In' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

it('leads from the mailbox notice to another mail, with the address filled in', async () => {
  answerPost(path, () => HttpResponse.json({ success: true, data: {} }, { status: 201 }));
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('allows correcting a mistyped address, with all input kept except the passwords', async () => {
  const sent = answerPost(path, () => HttpResponse.json({ success: true, data: {} }, { status: 201 }));
  renderAt('/signup?next=%2Fdashboard%2Fbookings');
  await fill();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Last name')).toHaveValue('Byron');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await userEvent.clear(screen.getByLabelText('Email'));
  await enter('Email', 'ada@example.org');
  await enter('Password', 'correct horse');
  await enter('Confirm password', 'correct horse');
  await userEvent.click(button());
  expect(await screen.findByText('ada@example.org')).toBeVisible();
  expect(sent).toMatchObject([{ email: 'ada@example.com' }, { email: 'ada@example.org', firstName: 'Ada' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Go to Sign In' }));
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fdashboard%2Fbookings',
  );
});

describe('when the server signs the new user in', () => {
  const twoSeconds = holdTimeouts(2000);

  it.each([
    ['at the top level', { success: true, data: {}, token: 'new-token', user: ada }],
    ['under data', { success: true, data: { accessToken: 'new-token', user: ada } }],
    ['at the top level alone', { success: true, token: 'new-token', user: ada }],
  ])('stores the session %s and opens the dashboard after 2 seconds', async (_where, answer) => {
    answerPost(path, () => HttpResponse.json(answer, { status: 201 }));
    const { store, remount } = renderAt('/signup');
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('heading', { name: 'Account Created!' })).toBeVisible();
    expect(localStorage.getItem('jwt')).toBe('new-token');
    expect(store.getState().session.user).toEqual(ada);
    remount();
    expect(screen.getByRole('heading', { name: 'Account Created!' })).toBeVisible();
    expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
    await twoSeconds.fire();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  });

  it('opens the wanted page', async () => {
    answerPost(path, () => HttpResponse.json({ success: true, token: 'new-token', user: ada }, { status: 201 }));
    renderAt('/signup?next=%2Fdashboard%2Fbookings');
    await fill();
    await userEvent.click(button());
    expect(await screen.findByText('You are signed in. The page that you wanted opens in a moment.')).toBeVisible();
    await twoSeconds.fire();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard/bookings');
  });
});

it('shows the reason and the status of a rejection, at the field too, and keeps the input', async () => {
  const message = 'Password must be at least 6 characters long';
  answerPost(path, () => errorAnswer(400, message, 'invalid_input', [{ path: 'password', message }]));
  renderAt('/signup');
  await fill('tiny');
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(`Sign up failed: ${message} (Status: 400)`);
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Password')).toHaveValue('tiny');
  expect(screen.getByLabelText('First name')).toHaveValue(' Ada ');
});

it('shows the strength of the password while typing, and the server’s sentence at the field when it is rejected', async () => {
  const message = 'A password must not be made of Plaza, a name or the email address.';
  answerPost(path, () => errorAnswer(400, message, 'password_personal', [{ path: 'password', message }]));
  renderAt('/signup');
  await fill('plaza-2026');
  expect(screen.getByText('At least 6 characters. Strength: fair.')).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(message)));
});

it('shows a message for a missing answer, or one without a reason', async () => {
  answerPost(path, () => HttpResponse.error());
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  expect(await screen.findByText('Sign up failed: Network error (Status: 0)')).toBeVisible();
  answerPost(path, () => new HttpResponse('<html>Bad gateway</html>', { status: 502 }));
  await userEvent.click(button());
  expect(await screen.findByText('Sign up failed: The server gave no reason (Status: 502)')).toBeVisible();
});

it('is sent once, however often the button is pressed meanwhile', async () => {
  const held = holdAnswer(() => errorAnswer(409, 'This email is taken'));
  const sent = answerPost(path, held.answer);
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button());
  held.release();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign up failed: This email is taken (Status: 409)');
  expect(sent).toHaveLength(1);
});

it('does not lead back from another page when the answer arrives late', async () => {
  const held = holdAnswer(() => HttpResponse.json({ success: true, data: {} }, { status: 201 }));
  const sent = answerPost(path, held.answer);
  renderAt('/signup');
  await fill();
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  held.release();
  await expect(screen.findByText('Check Your Email!', {}, { timeout: 500 })).rejects.toThrow();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
