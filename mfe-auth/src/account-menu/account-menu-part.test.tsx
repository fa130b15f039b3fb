import type { Address } from '@plaza/contracts/identity/addresses';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { type AccountMenuEntry, createAppStore, saveSession } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { storeCopy } from '../addresses/offline-copy';
import remote from '../remote';
import { addressFixture, answerAddresses, failAddresses } from '../testing/addresses';
import { renderSignedIn } from '../testing/profile';
import { twoFactorApi } from '../two-factor/two-factor-api';

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
const home = addressFixture('Home', {
  isMain: true,
  address: '12 Harbour Street',
  lat: 43.6,
  lng: -79.3,
  updatedAt: at(1),
});
const oldest = addressFixture('Oldest', { updatedAt: at(2) });
const newest = addressFixture('Newest', { updatedAt: at(4) });
const newer = addressFixture('Newer', { updatedAt: at(3) });

function open({
  addresses = [],
  isOn = false,
  isAway = false,
}: {
  addresses?: Address[];
  isOn?: boolean;
  isAway?: boolean;
} = {}) {
  answerAddresses(addresses);
  if (isAway) failAddresses();
  server.use(
    http.get('/api/v1/profile/2fa/status', () =>
      HttpResponse.json({
        success: true,
        data: { enabled: isOn, backupCodesLeft: 3 },
        enabled: isOn,
        backupCodesLeft: 3,
      }),
    ),
  );
  return renderPart();
}

function renderPart(person = {}) {
  let entries: readonly AccountMenuEntry[] = [];
  const Part = remote.parts?.accountMenu;
  if (!Part) throw new Error('the remote has no accountMenu');
  const setEntries = (newest: readonly AccountMenuEntry[]) => {
    entries = newest;
  };
  const view = renderSignedIn(<Part onEntries={setEntries} />, person);
  const choose = (label: string) =>
    act(async () => {
      const entry = entries.find((one) => 'label' in one && one.label === label);
      if (!entry || !('onSelect' in entry)) throw new Error(`nothing to choose: ${label}`);
      entry.onSelect();
    });
  return { ...view, entries: () => entries, lines: () => entries.map(lineOf), choose };
}

function lineOf(entry: AccountMenuEntry): string {
  if ('heading' in entry) return `# ${entry.heading}`;
  return 'disabled' in entry && entry.disabled ? `(${entry.label})` : entry.label;
}

const off = ['# Two-Factor', 'Setup'];

it('shows that the addresses are loading, then the main one and the two last changed', async () => {
  const { lines, entries } = open({ addresses: [home, oldest, newest, newer] });
  expect(lines()).toEqual(['# Addresses', '(Loading addresses…)', 'Manage Addresses', ...off]);
  await waitFor(() =>
    expect(lines()).toEqual(['# Addresses', 'Main: Home', 'Newest', 'Newer', 'Manage Addresses', ...off]),
  );
  expect(entries()[1]).toEqual({
    label: 'Main: Home',
    description: 'Directions to 12 Harbour Street',
    href: 'https://www.google.com/maps/dir/?api=1&destination=12%20Harbour%20Street',
  });
});

it('follows changes in the dialog that Manage Addresses opens', async () => {
  const { user, lines, choose } = open({ addresses: [home, newest] });
  await waitFor(() => expect(lines()).toContain('Main: Home'));
  await choose('Manage Addresses');
  await user.click(await screen.findByRole('button', { name: 'Set as Main: Newest' }));
  await waitFor(() => expect(lines()).toEqual(['# Addresses', 'Main: Newest', 'Home', 'Manage Addresses', ...off]));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  [false, ['Setup']],
  [true, ['(Enabled)', 'Disable', 'Regenerate Backup Codes']],
])('offers the available actions while two-factor being on is %s', async (isOn, offered) => {
  const { lines } = open({ isOn });
  await waitFor(() => expect(lines()).toEqual(['# Addresses', 'Manage Addresses', '# Two-Factor', ...offered]));
});

it('follows the two-factor state of other screens, and refetches it when it is shown again', async () => {
  let isOn = false;
  const asked: string[] = [];
  const { lines, store, leaveAndReturn } = open();
  server.use(
    http.get('/api/v1/:family/2fa/status', ({ params }) => {
      asked.push(String(params.family));
      return HttpResponse.json({ success: true, data: { enabled: isOn, backupCodesLeft: 3 } });
    }),
  );
  await waitFor(() => expect(lines()).toEqual(['# Addresses', 'Manage Addresses', ...off]));
  isOn = true;
  const { unsubscribe } = store.dispatch(twoFactorApi.endpoints.authTwoFactorStatus.initiate('auth'));
  await waitFor(() => expect(lines()).toContain('(Enabled)'));
  unsubscribe();
  isOn = false;
  leaveAndReturn();
  await waitFor(() => expect(lines()).toContain('Setup'));
  expect(asked).toEqual(['auth', 'profile']);
});

it('uses the stored user until the status is known', async () => {
  answerAddresses();
  server.use(http.get('/api/v1/profile/2fa/status', () => errorAnswer(503, 'Not just now.')));
  const { lines } = renderPart({ twoFactorEnabled: true });
  await waitFor(() => expect(lines()).not.toContain('(Loading addresses…)'));
  expect(lines()).toContain('(Enabled)');
});

it.each([
  ['Setup', false],
  ['Disable', true],
  ['Regenerate Backup Codes', true],
])('opens a dialog by %s', async (label, isOn) => {
  const { lines, choose } = open({ isOn });
  await waitFor(() => expect(lines()).toContain(label));
  await choose(label);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('shows that the addresses are unavailable if the server is down', async () => {
  const { lines } = open({ isAway: true });
  await waitFor(() =>
    expect(lines()).toEqual(['# Addresses', '(Addresses are unavailable)', 'Manage Addresses', ...off]),
  );
});

it('uses the offline copy if the server is down and there is one', async () => {
  createAppStore().dispatch(saveSession('token', userFixture()));
  storeCopy(userFixture().id, [home]);
  const { lines } = open({ isAway: true });
  await waitFor(() => expect(lines()).toEqual(['# Addresses', 'Main: Home', 'Manage Addresses', ...off]));
});
