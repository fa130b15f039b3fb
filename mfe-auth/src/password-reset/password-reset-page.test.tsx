import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { holdTimeouts } from '@plaza/test-kit/screens/held-timeouts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderAt } from '../testing/render-auth';
import { answerPost, holdAnswer } from '../testing/server';

const forgotPath = '/api/v1/auth/forgot-password';
const verifyPath = '/api/v1/auth/verify-reset-code';
const resetPath = '/api/v1/auth/reset-password';

const succeed = () => HttpResponse.json({ success: true, message: 'Done.' });
const verify = () =>
  HttpResponse.json({ success: true, message: 'Verified.', data: { resetId: 'r-7' }, resetId: 'r-7' });

const code = () => screen.getByLabelText('Security code');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failures = (fallback: string): [string, () => Response, string][] => [
  [
    'the server gives a reason',
    () => errorAnswer(429, 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
  ['the server gives none', () => new HttpResponse('oops', { status: 500 }), fallback],
  ['no answer comes', () => HttpResponse.error(), 'Network error. Please try again.'],
];

async function reachCode() {
  const sent = answerPost(forgotPath, succeed);
  renderAt('/forgot-password');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await press('Send Code');
  await screen.findByRole('heading', { name: 'Enter the security code' });
  return sent;
}

async function reachPassword() {
  const sent = answerPost(verifyPath, verify);
  await reachCode();
  await userEvent.type(code(), 'abc123');
  await press('Verify Code');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return sent;
}

async function choose(password: string, confirm = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm);
  await press('Reset Password');
}

describe('the first step', () => {
  it('requires an address without a call', async () => {
    const sent = answerPost(forgotPath, succeed);
    renderAt('/forgot-password');
    await press('Send Code');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('sends the address and asks for the code, whether or not there is an account', async () => {
    const sent = await reachCode();
    expect(sent).toEqual([{ email: 'ada@example.com' }]);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText(/may take a few minutes/)).toBeVisible();
  });

  it.each(failures('Failed to send reset code'))(
    'shows the reason when %s, and keeps the address',
    async (_case, answer, why) => {
      answerPost(forgotPath, answer);
      renderAt('/forgot-password');
      await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
      expect((await screen.findByRole('alert')).textContent).toBe(why);
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    },
  );
});

describe('the code', () => {
  it('is six of A–Z and 0–9, upper-cased while typing', async () => {
    await reachCode();
    await userEvent.type(code(), 'ab-c ä1 23x');
    expect(code()).toHaveValue('ABC123');
  });

  it('can be pasted with blanks', async () => {
    await reachCode();
    await userEvent.click(code());
    await userEvent.paste('  a1b 2c3\n');
    expect(code()).toHaveValue('A1B2C3');
  });

  it('is not sent while it is too short', async () => {
    const sent = answerPost(verifyPath, verify);
    await reachCode();
    await userEvent.type(code(), 'ABC{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Invalid security code');
    expect(sent).toEqual([]);
  });

  it.each([
    ['the server rejects it, in whatever words', () => errorAnswer(400, 'Nope, expired.'), 'Invalid security code'],
    ...failures('Invalid security code'),
  ])('is kept with an explanation when %s', async (_case, answer, why) => {
    answerPost(verifyPath, answer);
    await reachCode();
    await userEvent.type(code(), 'ABC123{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(code()).toHaveValue('ABC123');
    expect(code()).toHaveFocus();
  });

  it('can be sent again, which clears the typed one', async () => {
    const sent = await reachCode();
    await userEvent.type(code(), 'ABC');
    await press('Send again');
    expect(await screen.findByText(/Another code was requested/)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
  });

  it('shows why it cannot be sent again, and is sent once at a time', async () => {
    await reachCode();
    const held = holdAnswer(() => new HttpResponse(null, { status: 503 }));
    const sent = answerPost(forgotPath, held.answer);
    await press('Send again');
    await press('Send again');
    held.release();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send reset code');
    expect(sent).toHaveLength(1);
  });

  it('leads back to the address, as typed', async () => {
    await reachCode();
    await press('Back');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('the new password', () => {
  it('comes after the code was exchanged for a reset id', async () => {
    const sent = await reachPassword();
    expect(sent).toEqual([{ email: 'ada@example.com', securityCode: 'ABC123' }]);
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it.each([
    ['secret-1', 'secret-2', 'Confirm password', 'Passwords do not match'],
    ['tiny', 'tiny', 'New password', 'Password must be at least 6 characters long'],
  ])('is rejected as %s and %s without a call', async (password, confirm, label, error) => {
    const sent = answerPost(resetPath, succeed);
    await reachPassword();
    await choose(password, confirm);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each(failures('Failed to reset password'))('is kept with the reason when %s', async (_case, answer, why) => {
    answerPost(resetPath, answer);
    await reachPassword();
    await choose('brand new one');
    expect((await screen.findByRole('alert')).textContent).toBe(why);
    expect(screen.getByLabelText('New password')).toHaveValue('brand new one');
  });

  it('leads back to the code, which is not exchanged a second time', async () => {
    const sent = await reachPassword();
    await press('Back');
    expect(code()).toHaveValue('ABC123');
    await press('Verify Code');
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('exchanges another code with the server', async () => {
    const sent = await reachPassword();
    await press('Back');
    await userEvent.clear(code());
    await userEvent.type(code(), 'XYZ789{Enter}');
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(sent).toHaveLength(2);
  });
});

describe('a link from an administrator', () => {
  it('leads directly to the new password, and sets it with the content of the link', async () => {
    const sent = answerPost(resetPath, succeed);
    renderAt('/forgot-password?resetId=r-link');
    expect(screen.getByText('Choose the password that you will sign in with.')).toBeVisible();
    expect(screen.queryByText(/Step/)).not.toBeInTheDocument();
    await choose('brand new one');
    expect(await screen.findByRole('heading', { name: 'Password reset' })).toBeVisible();
    expect(sent).toEqual([{ resetId: 'r-link', newPassword: 'brand new one' }]);
  });

  it('that is no longer valid leads to the usual way', async () => {
    answerPost(resetPath, () => errorAnswer(400, 'Failed to reset password'));
    renderAt('/forgot-password?resetId=r-old');
    await choose('brand new one');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to reset password');
    await press('Get a Code Instead');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('once it is set', () => {
  const twoSeconds = holdTimeouts(2000);

  it('shows it, and opens the sign-in page after 2 seconds', async () => {
    const sent = answerPost(resetPath, succeed);
    await reachPassword();
    await choose('brand new one');
    expect(await screen.findByRole('heading', { name: 'Password reset' })).toHaveFocus();
    expect(sent).toEqual([{ resetId: 'r-7', newPassword: 'brand new one' }]);
    await twoSeconds.fire();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
