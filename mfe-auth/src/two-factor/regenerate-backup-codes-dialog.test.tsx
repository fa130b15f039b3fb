import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { holdAnswer } from '../testing/server';
import { fakeTimers, passTenSeconds } from '../testing/ten-seconds';
import { answerTwoFactor, closeOpenToast, codes, renderDialog, succeeded } from '../testing/two-factor';
import { RegenerateBackupCodesDialog } from './regenerate-backup-codes-dialog';

const path = 'regenerate-backup-codes';
const requirePassword = () => errorAnswer(401, 'Password is required', 'password_required');
const failures: [string, () => Response, string][] = [
  ['the server gives a reason', () => errorAnswer(409, 'Two-factor is off.'), 'Two-factor is off.'],
  ['the server gives none', () => new HttpResponse(null, { status: 500 }), 'Failed to regenerate backup codes'],
  ['no answer comes', () => HttpResponse.error(), 'Error regenerating backup codes.'],
];

afterEach(() => jest.useRealTimers());

async function confirm(family: 'auth' | 'profile' = 'auth') {
  const view = renderDialog(RegenerateBackupCodesDialog, family);
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText(/stop working at once/)).toHaveFocus();
  await view.user.click(screen.getByRole('button', { name: 'Regenerate' }));
  return view;
}

it.each(['auth', 'profile'] as const)(
  'asks, calls the %s family without a body, and shows the codes',
  async (family) => {
    const sent = answerTwoFactor(family, path, () => succeeded({ backupCodes: codes }));
    const { user, store } = await confirm(family);
    const list = await screen.findByRole('list', { name: 'Backup codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    expect(screen.getByText('Backup Codes Regenerated')).toBeVisible();
    expect(sent).toEqual(['']);
    await user.click(screen.getByRole('button', { name: 'I Saved the Codes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(codes[0]));
  },
);

it('asks before it closes while it shows new codes', async () => {
  answerTwoFactor('auth', path, () => succeeded({ backupCodes: codes }));
  const { user } = await confirm();
  await screen.findByRole('list', { name: 'Backup codes' });
  closeOpenToast();
  await user.keyboard('{Escape}');
  const asked = screen.getByRole('alertdialog', { name: 'Close without saving the codes?' });
  expect(asked).toHaveAccessibleDescription('They are shown only this once.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('list', { name: 'Backup codes' })).toBeVisible();
});

it('cannot be cancelled while the codes are being replaced', async () => {
  const held = holdAnswer(() => succeeded({ backupCodes: codes }));
  answerTwoFactor('auth', path, held.answer);
  const { user } = await confirm();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toBeDisabled());
  await user.click(cancel);
  held.release();
  expect(await screen.findByRole('list', { name: 'Backup codes' })).toBeVisible();
});

it('can be cancelled after ten seconds without an answer; a late one says that codes are missing', async () => {
  const held = holdAnswer(() => succeeded({ backupCodes: codes }));
  const sent = answerTwoFactor('auth', path, held.answer);
  fakeTimers();
  const { user } = await confirm();
  await waitFor(() => expect(sent).toHaveLength(1));
  await passTenSeconds();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  held.release();
  expect(await screen.findByText(/no longer work\. The new ones came too late to be shown/)).toBeVisible();
});

it.each([
  ['the browser', () => HttpResponse.error()],
  ['the gateway', () => errorAnswer(504, 'Sign-in does not answer just now.', 'upstream_timeout')],
])('says that codes may be replaced if %s never gets an answer to a request that was left', async (_who, answer) => {
  const held = holdAnswer(answer);
  const sent = answerTwoFactor('auth', path, held.answer);
  fakeTimers();
  const { user } = await confirm();
  await waitFor(() => expect(sent).toHaveLength(1));
  await passTenSeconds();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.release();
  expect(await screen.findByText(/may have been replaced: regenerate them again/)).toBeVisible();
});

it('asks for the password if the server requires it, and sends it', async () => {
  answerTwoFactor('auth', path, requirePassword);
  const { user } = await confirm();
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveFocus();
  const sent = answerTwoFactor('auth', path, () => succeeded({ backupCodes: codes }));
  await user.keyboard('{Enter}');
  expect(password).toHaveAccessibleDescription('Password is required');
  await user.type(password, 'correct horse{Enter}');
  expect(await screen.findByRole('list', { name: 'Backup codes' })).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ password: 'correct horse' })]);
});

it.each(failures)('stays with the question and shows the reason when %s', async (_case, answer, why) => {
  answerTwoFactor('auth', path, answer);
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  expect(screen.getByRole('button', { name: 'Regenerate' })).toBeVisible();
});

it.each(failures)('keeps the password and shows the reason when %s', async (_case, answer, why) => {
  answerTwoFactor('auth', path, requirePassword);
  const { user } = await confirm();
  const password = await screen.findByLabelText('Password');
  answerTwoFactor('auth', path, answer);
  await user.type(password, 'correct horse{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(why));
  expect(password).toHaveValue('correct horse');
});
