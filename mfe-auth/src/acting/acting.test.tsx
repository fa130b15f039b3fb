import type { Session } from '@plaza/contracts/identity/session';
import { server } from '@plaza/test-kit/screens/mock-server';
import type { AccountMenuEntry } from '@plaza/web-kit';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ProfilePage from '../profile/profile-page';
import { SecuritySection } from '../profile/sections/security-section';
import remote from '../remote';
import { renderActing } from '../testing/acting';
import { answerAddresses } from '../testing/addresses';
import { answerProfile } from '../testing/profile';

const reason = 'You act as somebody else. Only they can change this.';
const at = '2026-03-04T12:00:00.000Z';
const sessionOf = (id: string, device: string, current: boolean): Session => ({
  id,
  device,
  address: '',
  createdAt: at,
  lastSeenAt: at,
  current,
});

beforeEach(() => {
  const sessions = [sessionOf('s-1', 'Plaza support', true), sessionOf('s-2', 'Firefox on macOS', false)];
  answerProfile({ twoFactorEnabled: true });
  server.use(
    http.get('/api/v1/auth/sessions', () => HttpResponse.json({ success: true, data: { sessions }, sessions })),
  );
});

const button = (name: string) => screen.findByRole('button', { name });

it.each(['Disable 2FA', 'Regenerate Backup Codes', 'Disable', 'Sign Out Everywhere Else', 'Change Password'])(
  'during an impersonation, the security section of the profile has %s disabled, with an explanation',
  async (name) => {
    renderActing(<SecuritySection />);
    expect(await button(name)).toBeDisabled();
    expect(await button(name)).toHaveAccessibleDescription(reason);
  },
);

it('other sessions cannot be ended, and the own impersonation can', async () => {
  renderActing(<SecuritySection />);
  expect(await button('Sign Out')).toBeDisabled();
  expect(await button('Sign Out')).toHaveAccessibleDescription(`Firefox on macOS ${reason}`);
  expect(await button('Sign Out Here')).toBeEnabled();
});

it('neither password nor email can be typed, and names can', async () => {
  renderActing(<ProfilePage />);
  for (const label of ['Email', 'Current password', 'New password', 'Confirm new password']) {
    expect(await screen.findByLabelText(label)).toBeDisabled();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(reason);
  }
  expect(screen.getByLabelText('First name')).toBeEnabled();
  expect(await button('Save Changes')).toBeEnabled();
});

it('the card for a new password accepts no input', async () => {
  renderActing(<SecuritySection />);
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    expect(await screen.findByLabelText(label)).toBeDisabled();
  }
});

it('two-factor authentication cannot be set up', async () => {
  answerProfile({ twoFactorEnabled: false });
  renderActing(<SecuritySection />);
  expect(await button('Set Up Two-Factor')).toBeDisabled();
  expect(await button('Set Up Two-Factor')).toHaveAccessibleDescription(reason);
});

it.each([
  [true, ['Disable', 'Regenerate Backup Codes']],
  [false, ['Setup']],
])('the account menu, with two-factor being on %s, explains why its items are disabled', async (isOn, lines) => {
  answerAddresses();
  answerProfile({ twoFactorEnabled: isOn });
  let entries: readonly AccountMenuEntry[] = [];
  const Part = remote.parts?.accountMenu;
  if (!Part) throw new Error('the remote has no accountMenu');
  renderActing(
    <Part
      onEntries={(newest) => {
        entries = newest;
      }}
    />,
  );
  for (const label of lines) {
    await waitFor(() =>
      expect(entries).toContainEqual(expect.objectContaining({ label, disabled: true, description: reason })),
    );
  }
});
