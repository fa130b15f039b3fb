import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { answerTwoFactor, codes, setup, storeOfAda, succeeded } from '../testing/two-factor';
import { TwoFactorCard } from './two-factor-card';

function answerStatus(family: string, status: () => { enabled: boolean; backupCodesLeft: number }) {
  server.use(http.get(`/api/v1/${family}/2fa/status`, () => succeeded(status())));
}

const region = () => screen.findByRole('region', { name: 'Two-Factor Authentication' });

it.each(['auth', 'profile'] as const)(
  'shows by the %s family that it is off, and offers to set it up',
  async (family) => {
    answerStatus(family, () => ({ enabled: false, backupCodesLeft: 0 }));
    const { user } = renderInPlaza(<TwoFactorCard family={family} />, { store: storeOfAda() });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await screen.findByText('Disabled')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set Up Two-Factor' }));
    expect(screen.getByRole('dialog', { name: 'Set Up Two-Factor Authentication' })).toBeVisible();
  },
);

it.each([
  [10, '10 backup codes left'],
  [4, '4 backup codes left'],
  [3, '3 backup codes left. Regenerate them before you need one.'],
  [1, '1 backup code left. Regenerate them before you need one.'],
  [0, 'No backup codes left. Regenerate them before you need one.'],
])('shows that it is on, and that %i codes are left', async (backupCodesLeft, sentence) => {
  answerStatus('auth', () => ({ enabled: true, backupCodesLeft }));
  renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda({ twoFactorEnabled: true }) });
  expect(await screen.findByText('Enabled')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});

it.each([
  ['Disable', 'Disable two-factor authentication?'],
  ['Regenerate Backup Codes', 'Regenerate backup codes?'],
])('opens by "%s" the dialog "%s"', async (button, dialog) => {
  answerStatus('auth', () => ({ enabled: true, backupCodesLeft: 10 }));
  const { user } = renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda({ twoFactorEnabled: true }) });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(screen.getByRole('dialog', { name: dialog })).toBeVisible();
});

it('is refetched on each visit, and shows its content until the answer arrives', async () => {
  let enabled = true;
  answerStatus('auth', () => ({ enabled, backupCodesLeft: 10 }));
  const { leaveAndReturn } = renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda() });
  expect(await screen.findByText('Enabled')).toBeVisible();
  enabled = false;
  leaveAndReturn();
  expect(screen.getByText('Enabled')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  expect(await screen.findByText('Disabled')).toBeVisible();
});

it('keeps the dialog with the codes open when two-factor authentication becomes on', async () => {
  let enabled = false;
  answerStatus('auth', () => ({ enabled, backupCodesLeft: enabled ? 10 : 0 }));
  answerTwoFactor('auth', 'setup', () => succeeded(setup));
  answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
  answerTwoFactor('auth', 'confirm-setup', () => {
    enabled = true;
    return succeeded({ enabled, backupCodesLeft: 10 });
  });
  const { user } = renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda() });
  await user.click(await screen.findByRole('button', { name: 'Set Up Two-Factor' }));
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
  expect(await screen.findByRole('list', { name: 'Backup codes' })).toBeVisible();
  expect(await screen.findByText('Enabled')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Backup codes' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I Saved the Codes' }));
  expect(screen.getByText('10 backup codes left')).toBeVisible();
});

it('corrects the stored user when two-factor authentication was changed elsewhere', async () => {
  answerStatus('auth', () => ({ enabled: true, backupCodesLeft: 10 }));
  const store = storeOfAda({ twoFactorEnabled: false });
  renderInPlaza(<TwoFactorCard family="auth" />, { store });
  await waitFor(() => expect(store.getState().session.user?.twoFactorEnabled).toBe(true));
});

it('can be reloaded after a failure', async () => {
  server.use(http.get('/api/v1/auth/2fa/status', () => errorAnswer(503, 'Identity rests.')));
  const { user } = renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Identity rests.');
  answerStatus('auth', () => ({ enabled: false, backupCodesLeft: 0 }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Disabled')).toBeVisible();
  expect(await region()).toBeVisible();
});
