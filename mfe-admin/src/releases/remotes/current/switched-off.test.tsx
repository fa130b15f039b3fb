import { screen } from '@testing-library/react';
import { servePermissions } from '../../../testing/permissions-server';
import { anHourAgo, bad, button, card, dialog, openReleases, rollout } from '../../../testing/releases-screen';
import { releaseFixture, remoteFixture, rolloutFixture, serveRemotes } from '../../../testing/remotes-server';

beforeEach(() => void servePermissions());

const off = (version: string | null) => [{ version, reason: 'Back at noon.', at: anHourAgo() }];
const watched = rolloutFixture({ state: 'watched', weight: 100, ...bad });

describe.each([
  ['the release', '1.1.0', 'Finance 1.1.0 is switched off. Switch it on first.'],
  ['the whole remote', null, 'Finance is switched off. Switch it on first.'],
])('while %s is switched off', (_what, version, reason) => {
  it('a rollout cannot advance, and can still be paused and rolled back', async () => {
    serveRemotes(remoteFixture({ rollout: rolloutFixture(), switchedOff: off(version) }));
    openReleases();
    await card();
    for (const name of ['Next Step of Finance 1.1.0', 'Give Finance 1.1.0 to Everybody']) {
      expect(button(name)).toBeDisabled();
      expect(button(name)).toHaveAccessibleDescription(reason);
    }
    expect(rollout().getByText(reason)).toBeVisible();
    expect(button('Pause Finance 1.1.0')).toBeEnabled();
    expect(button('Roll Back Finance 1.1.0')).toBeEnabled();
  });
});

it('nothing is disabled if another release is switched off', async () => {
  serveRemotes(remoteFixture({ rollout: rolloutFixture(), switchedOff: off('0.9.0') }));
  openReleases();
  await card();
  expect(button('Next Step of Finance 1.1.0')).toBeEnabled();
  expect(button('Give Finance 1.1.0 to Everybody')).toBeEnabled();
  expect(screen.queryByText(/Switch it on first/)).not.toBeInTheDocument();
});

it('a switched-off release is not a rollback target of the current or a watched release', async () => {
  const remote = remoteFixture({ current: '1.1.0', previous: '1.0.0', switchedOff: off('1.0.0') });
  const reason = 'Finance 1.0.0 is switched off. Switch it on first.';
  const kept = serveRemotes(remote);
  const { unmount } = openReleases();
  await card();
  expect(button('Roll Back to Finance 1.0.0')).toBeDisabled();
  expect(button('Roll Back to Finance 1.0.0')).toHaveAccessibleDescription(reason);
  unmount();
  kept.remotes = [{ ...remote, rollout: watched }];
  openReleases();
  await card();
  expect(button('Roll Back Finance 1.1.0')).toBeDisabled();
  expect(button('Roll Back Finance 1.1.0')).toHaveAccessibleDescription(reason);
  expect(screen.queryByRole('button', { name: 'Roll Back' })).not.toBeInTheDocument();
  const trouble = `1.1.0 has failures: 2 of 3 people had trouble. It cannot be rolled back: ${reason}`;
  expect(screen.getByText(trouble)).toBeVisible();
});

it('a rollback is possible if the whole remote is off, as it may be the repair', async () => {
  serveRemotes(remoteFixture({ current: '1.1.0', previous: '1.0.0', switchedOff: off(null) }));
  openReleases();
  await card();
  expect(button('Roll Back to Finance 1.0.0')).toBeEnabled();
  expect(button('Start a Rollout of Finance')).toBeDisabled();
  expect(button('Start a Rollout of Finance')).toHaveAccessibleDescription(
    'Finance is switched off. Switch it on first.',
  );
});

it('without another release, no explanation is shown for an unavailable rollout', async () => {
  serveRemotes(remoteFixture({ releases: [releaseFixture('1.0.0')], switchedOff: off(null) }));
  openReleases();
  await card();
  expect(screen.queryByRole('button', { name: 'Start a Rollout of Finance' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Switch it on first/)).not.toBeInTheDocument();
});

it('the only action on a switched-off release is to switch it on', async () => {
  serveRemotes(remoteFixture({ switchedOff: off('1.1.0') }));
  const { user } = openReleases();
  await card();
  await user.click(button('Show 2 releases of Finance'));
  await user.click(button('Actions for Finance 1.1.0'));
  for (const name of [/^Start a Rollout/, /^Give to Everybody Now/, /^Use It Yourself/]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Switched off. Switch it on first.');
  }
  expect(screen.getByRole('menuitem', { name: 'Switch On…' })).not.toHaveAttribute('aria-disabled');
});

it('a switched-off release cannot be chosen for a rollout', async () => {
  const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version));
  serveRemotes(remoteFixture({ releases, switchedOff: off('1.2.0') }));
  const { user } = openReleases();
  await card();
  await user.click(button('Start a Rollout of Finance'));
  const choice = dialog().getByRole('combobox', { name: 'Release' });
  expect(choice).toHaveTextContent('1.1.0');
  await user.click(choice);
  expect(await screen.findByRole('option', { name: '1.2.0, switched off' })).toHaveAttribute('aria-disabled', 'true');
});

it('no rollout can begin if all other releases are switched off', async () => {
  serveRemotes(remoteFixture({ switchedOff: off('1.1.0') }));
  openReleases();
  await card();
  expect(button('Start a Rollout of Finance')).toBeDisabled();
  expect(button('Start a Rollout of Finance')).toHaveAccessibleDescription(
    'Every other release of Finance is switched off. Switch one on first.',
  );
});
