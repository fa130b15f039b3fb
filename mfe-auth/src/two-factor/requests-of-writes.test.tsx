import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { answerTwoFactor, codes, setup, storeOfAda, succeeded } from '../testing/two-factor';
import { TwoFactorCard } from './two-factor-card';

const requests: string[] = [];
beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1/auth/2fa/', '')}`);
  });
});

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** Shows the card, and forgets the requests that it made for itself. */
async function showCard(status: { enabled: boolean; backupCodesLeft: number }) {
  server.use(http.get('/api/v1/auth/2fa/status', () => succeeded(status)));
  const { user } = renderInPlaza(<TwoFactorCard family="auth" />, { store: storeOfAda() });
  await screen.findByText(status.enabled ? 'Enabled' : 'Disabled');
  requests.length = 0;
  return user;
}

test('setting two-factor up does not refetch the status', async () => {
  answerTwoFactor('auth', 'setup', () => succeeded(setup));
  answerTwoFactor('auth', 'verify-setup', () => succeeded({ backupCodes: codes }));
  answerTwoFactor('auth', 'confirm-setup', () => succeeded({ enabled: true, backupCodesLeft: 10 }));
  const user = await showCard({ enabled: false, backupCodesLeft: 0 });
  await press(user, 'Set Up Two-Factor');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await press(user, 'Continue');
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
  await press(user, 'I Saved the Codes');
  expect(await screen.findByText('10 backup codes left')).toBeVisible();
  expect(requests).toEqual(['POST setup', 'POST verify-setup', 'POST confirm-setup']);
});

test('disabling it does not refetch the status', async () => {
  answerTwoFactor('auth', 'disable', () => succeeded({}));
  const user = await showCard({ enabled: true, backupCodesLeft: 4 });
  await press(user, 'Disable');
  await press(user, 'Continue');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText('Disabled')).toBeVisible();
  expect(requests).toEqual(['POST disable']);
});

test('regenerating backup codes does not refetch the status', async () => {
  answerTwoFactor('auth', 'regenerate-backup-codes', () => succeeded({ backupCodes: codes }));
  const user = await showCard({ enabled: true, backupCodesLeft: 4 });
  await press(user, 'Regenerate Backup Codes');
  await press(user, 'Regenerate');
  await press(user, 'I Saved the Codes');
  expect(await screen.findByText('10 backup codes left')).toBeVisible();
  expect(requests).toEqual(['POST regenerate-backup-codes']);
});
