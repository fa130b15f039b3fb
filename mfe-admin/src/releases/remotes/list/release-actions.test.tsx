import { screen, waitFor } from '@testing-library/react';
import { servePermissions } from '../../../testing/permissions-server';
import { anHourAgo, button, card, dialog, openReleases, question } from '../../../testing/releases-screen';
import { releaseFixture, remoteFixture, serveRemotes } from '../../../testing/remotes-server';
import { findToast } from '../../../testing/render-panel';

beforeEach(() => void servePermissions());

describe('actions on a release', () => {
  it('a release that was rolled back is neither a rollback target nor preselected for the next rollout', async () => {
    const past = { version: '2.0.0', weight: 1, outcomes: { good: 0, bad: 4 }, startedAt: anHourAgo() } as const;
    serveRemotes(
      remoteFixture({
        previous: '1.1.0', // somebody gave 1.0.0 to everybody again
        history: ['1.0.0', '1.1.0', '1.0.0'].map((version) => ({ version, at: anHourAgo() })),
        pastRollouts: [{ ...past, end: 'returned', endedAt: anHourAgo() }],
        releases: ['2.0.0', '1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version)),
      }),
    );
    const { user } = openReleases();
    await card();
    expect(screen.queryByRole('button', { name: /^Roll Back to/ })).not.toBeInTheDocument();
    await user.click(button('Start a Rollout of Finance'));
    const releases = dialog().getByRole('combobox', { name: 'Release' });
    expect(releases).toHaveTextContent('1.2.0');
    await user.click(releases);
    expect(await screen.findByRole('option', { name: '2.0.0, rolled back' })).toBeVisible();
  });

  it('a release that was kept is a rollback target, although its first rollout was aborted', async () => {
    const past = { version: '1.0.0', weight: 1, outcomes: { good: 4, bad: 0 }, startedAt: anHourAgo() } as const;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    serveRemotes(
      remoteFixture({
        current: '1.1.0',
        previous: '1.0.0',
        history: ['0.9.0', '1.0.0', '1.1.0'].map((version, at) => ({ version, at: ago(60 - 20 * at) })),
        pastRollouts: [
          { ...past, end: 'aborted', endedAt: ago(50) },
          { ...past, end: 'kept', endedAt: ago(30) },
        ],
      }),
    );
    const { user } = openReleases();
    await card();
    expect(button('Roll Back to Finance 1.0.0')).toBeVisible();
    await user.click(button('Show 2 releases and past rollouts of Finance'));
    expect(screen.queryByText('Rolled back')).not.toBeInTheDocument();
  });

  it('a remote can be switched off with a reason, and on again', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.after = { switchedOff: [{ version: null, reason: 'Back at noon.', at: anHourAgo() }] };
    const { user } = openReleases();
    await card();
    await user.click(button('Switch Off Finance'));
    await user.click(dialog().getByRole('button', { name: 'Switch Off' }));
    expect(await dialog().findByText('Please say why, for those who read it.')).toBeVisible();
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), ' Back at noon. ');
    await user.click(dialog().getByRole('button', { name: 'Switch Off' }));
    await user.click(await screen.findByRole('button', { name: 'Switch On' }));
    await user.click(question().getByRole('button', { name: 'Switch On' }));
    await findToast('Success', 'Finance is switched on.');
    expect(kept.sent).toEqual([
      { call: 'PUT /finance/off', body: { reason: 'Back at noon.' } },
      { call: 'POST /finance/on', body: {} },
    ]);
  });

  it('a release can be pinned, and given to everybody at once', async () => {
    const kept = serveRemotes(remoteFixture());
    const { user } = openReleases();
    await card();
    await user.click(button('Show 2 releases of Finance'));
    const choose = async (action: RegExp) => {
      await user.click(button('Actions for Finance 1.1.0'));
      await user.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose(/^Use It Yourself/);
    await findToast('Success', 'You alone have Finance 1.1.0 for eight hours.');
    kept.own = [{ name: 'finance', version: '1.1.0', pinned: true }];
    await choose(/^Give to Everybody Now/);
    await user.click(question().getByRole('button', { name: 'Give to Everybody' }));
    await findToast('Success', 'Everybody gets Finance 1.1.0.');
    expect(kept.sent).toEqual([
      { call: 'PUT /finance/pin', body: { version: '1.1.0' } },
      { call: 'PUT /finance/current', body: { version: '1.1.0' } },
    ]);
  });

  it('a pin can be removed', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.own = [{ name: 'finance', version: '1.1.0', pinned: true }];
    const { user } = openReleases();
    expect(await screen.findByText('You alone have 1.1.0, by your own choice.')).toBeVisible();
    kept.own = [];
    await user.click(button('Remove Pin'));
    await findToast('Success', 'You have the same Finance as others again.');
    await waitFor(() => expect(screen.queryByText(/^You alone have/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: /^Finance/ })).toHaveFocus());
    expect(kept.sent).toEqual([{ call: 'DELETE /finance/pin', body: undefined }]);
  });
});
