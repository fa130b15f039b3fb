import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { holdAnswer } from '../testing/server';
import { fakeTimers, passTenSeconds } from '../testing/ten-seconds';
import { answerTwoFactor, closeOpenToast, codes, renderDialog, secret, setup, succeeded } from '../testing/two-factor';
import { isAskedBeforeUnload } from '../testing/unload';
import { TwoFactorSetupDialog } from './two-factor-setup-dialog';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const password = () => screen.getByLabelText('Password');
const code = () => screen.getByLabelText('Verification code');
const network = 'Network error. Please try again.';

afterEach(() => jest.useRealTimers());

async function open(family: 'auth' | 'profile' = 'auth') {
  const view = renderDialog(TwoFactorSetupDialog, family);
  await press(view.user, 'Open');
  return view;
}

async function reachSetup(family: 'auth' | 'profile' = 'auth') {
  const sent = answerTwoFactor(family, 'setup', () => succeeded(setup));
  const view = await open(family);
  await view.user.type(password(), 'correct horse{Enter}');
  await screen.findByRole('img', { name: /QR code/ });
  return { ...view, sent };
}

async function reachVerify(family: 'auth' | 'profile' = 'auth') {
  const view = await reachSetup(family);
  await press(view.user, 'Continue');
  return view;
}

describe('the password', () => {
  it('is required first, and nothing is called without one', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Set Up Two-Factor Authentication' })).toBeVisible();
    expect(password()).toHaveFocus();
    await press(user, 'Continue');
    expect(password()).toHaveAccessibleDescription('Password is required');
  });

  it.each([
    ['the server gives a reason', () => errorAnswer(401, 'That is not your password.'), 'That is not your password.'],
    ['it is refused without one', () => new HttpResponse(null, { status: 400 }), 'Failed to verify password'],
    ['the server fails', () => new HttpResponse(null, { status: 500 }), 'Failed to setup 2FA'],
    ['no answer comes', () => HttpResponse.error(), network],
  ])('is kept with an explanation when %s', async (_case, answer, why) => {
    answerTwoFactor('auth', 'setup', answer);
    const { user } = await open();
    await user.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(why));
    expect(password()).toHaveValue('wrong');
    expect(password()).toHaveFocus();
  });
});

describe('the setup', () => {
  it('shows the picture, and the key as one word', async () => {
    const { sent } = await reachSetup();
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ currentPassword: 'correct horse' }]);
    expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', setup.qrCode);
    expect(screen.getByRole('dialog')).toHaveTextContent(secret);
    expect(screen.getByText(/^Scan this picture/)).toHaveFocus();
  });

  it('copies the key', async () => {
    const { user } = await reachSetup();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(user, 'Copy Key');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(secret);
    writeText.mockRestore();
  });

  it('leads back to the password, which has to be typed again', async () => {
    const { user } = await reachSetup();
    await press(user, 'Back');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
  });
});

describe('the first code', () => {
  it('is six digits, and required', async () => {
    const { user } = await reachVerify();
    expect(code()).toHaveFocus();
    await press(user, 'Verify');
    expect(code()).toHaveAccessibleDescription('Verification code is required');
    await user.type(code(), '1a2b3');
    expect(code()).toHaveValue('123');
    await user.keyboard('{Enter}');
    expect(code()).toHaveAccessibleDescription('Verification code is required');
    await user.type(code(), '456789');
    expect(code()).toHaveValue('123456');
  });

  it('leads back to the picture, which is unchanged', async () => {
    const { user, sent } = await reachVerify();
    await press(user, 'Back');
    expect(screen.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', setup.qrCode);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the server gives a reason', () => errorAnswer(400, 'That code is wrong.'), 'That code is wrong.'],
    ['the server gives none', () => new HttpResponse(null, { status: 400 }), 'Invalid verification code'],
    ['no answer comes', () => HttpResponse.error(), network],
  ])('is cleared, and the reason is shown, when %s', async (_case, answer, why) => {
    answerTwoFactor('auth', 'verify-setup', answer);
    const { user } = await reachVerify();
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(why));
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
  });

  it.each([
    ['the server gives a reason', () => errorAnswer(409, 'The setup is too old.'), 'The setup is too old.'],
    ['the server gives none', () => new HttpResponse(null, { status: 500 }), 'Failed to enable 2FA'],
    ['no answer comes', () => HttpResponse.error(), network],
  ])('is not verified a second time when switching on failed because %s', async (_case, answer, why) => {
    const proofs = answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
    answerTwoFactor('auth', 'confirm-setup', answer);
    const { user, store } = await reachVerify();
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(why));
    expect(store.getState().session.user?.twoFactorEnabled).toBe(false);
    answerTwoFactor('auth', 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
    await press(user, 'Verify');
    expect(await screen.findByRole('list', { name: 'Backup codes' })).toBeVisible();
    expect(proofs).toHaveLength(1);
  });

  it('is sent once, however often Enter is pressed meanwhile', async () => {
    const held = holdAnswer(() => errorAnswer(400, 'That code is wrong.'));
    const sent = answerTwoFactor('auth', 'verify-setup', held.answer);
    const { user } = await reachVerify();
    await user.type(code(), '123456{Enter}{Enter}');
    held.release();
    await waitFor(() => expect(code()).toHaveAccessibleDescription('That code is wrong.'));
    expect(sent).toHaveLength(1);
  });
});

/** Sends a code whose answer is held, and goes back until it can be cancelled. */
async function cancelWhileVerifying(held: string, answer: () => Promise<Response>) {
  const sent = answerTwoFactor('auth', held, answer);
  const view = await reachVerify();
  fakeTimers();
  await view.user.type(code(), '123456{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await passTenSeconds();
  await press(view.user, 'Back');
  await press(view.user, 'Back');
  await press(view.user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  return view;
}

describe('a code without an answer for ten seconds', () => {
  it('can be cancelled, and a late answer does not switch it on', async () => {
    const held = holdAnswer(() => succeeded({ backupCodes: codes }));
    const confirmed = answerTwoFactor('auth', 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
    const { user } = await cancelWhileVerifying('verify-setup', held.answer);
    held.release();
    await press(user, 'Open');
    await user.type(password(), 'correct horse{Enter}');
    await screen.findByRole('img', { name: /QR code/ }); // the late answer is processed by then
    expect(confirmed).toEqual([]);
  });

  it('can be cancelled while it is being switched on, and a late answer says that the codes are missing', async () => {
    const held = holdAnswer(() => succeeded({ enabled: true, backupCodesLeft: 10 }));
    answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
    await cancelWhileVerifying('confirm-setup', held.answer);
    held.release();
    expect(await screen.findByText(/^Signing in asks .* codes came too late to be shown/)).toBeVisible();
  });
});

describe('the backup codes', () => {
  it.each([
    ['auth', { secret, token: '123456', backupCodes: codes }],
    ['profile', { secret, backupCodes: codes }],
  ] as const)('are shown by the %s family once two-factor authentication is on', async (family, confirmation) => {
    const proofs = answerTwoFactor(family, 'verify-setup', () => succeeded({ backupCodes: [] }));
    const confirmed = answerTwoFactor(family, 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
    const { user, store } = await reachVerify(family);
    await user.type(code(), '123456{Enter}');
    const list = await screen.findByRole('list', { name: 'Backup codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(JSON.parse(proofs[0] ?? '')).toEqual({ token: '123456', secret });
    expect(JSON.parse(confirmed[0] ?? '')).toEqual(confirmation);
    expect(screen.getByText('2FA Enabled')).toBeVisible();
    expect(store.getState().session.user?.twoFactorEnabled).toBe(true);
  });

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['a press outside', (user) => user.click(screen.getByRole('dialog').previousElementSibling as Element)],
    ['the X', (user) => press(user, 'Close')],
  ])('stay open on %s until the user says that they are saved', async (_way, close) => {
    answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
    answerTwoFactor('auth', 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
    const { user } = await reachVerify();
    await user.type(code(), '123456{Enter}');
    await screen.findByRole('list', { name: 'Backup codes' });
    closeOpenToast();
    expect(isAskedBeforeUnload()).toBe(true);
    await close(user);
    const asked = screen.getByRole('alertdialog', { name: 'Close without saving the codes?' });
    expect(asked).toHaveAccessibleDescription('They are shown only this once.');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('list', { name: 'Backup codes' })).toBeVisible();
    await press(user, 'I Saved the Codes');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isAskedBeforeUnload()).toBe(false);
  });

  it('are removed from memory once it is closed, and it starts again', async () => {
    answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
    answerTwoFactor('auth', 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
    const { user, store } = await reachVerify();
    await user.type(code(), '123456{Enter}');
    await screen.findByRole('list', { name: 'Backup codes' });
    await press(user, 'I Saved the Codes');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(codes[0]));
    expect(JSON.stringify(store.getState())).not.toContain(secret);
    await press(user, 'Open');
    expect(password()).toHaveValue('');
  });
});

it('starts again when it was closed half way, and returns the focus', async () => {
  const { user } = await reachVerify();
  await user.type(code(), '123');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  await press(user, 'Open');
  expect(password()).toHaveValue('');
});
