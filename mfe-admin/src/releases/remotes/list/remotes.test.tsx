import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openEvents, servePermissions } from '../../../testing/permissions-server';
import { anHourAgo, bad, button, card, openReleases, question, rollout } from '../../../testing/releases-screen';
import {
  answerRemotes,
  releaseFixture,
  remoteFixture,
  rolloutFixture,
  serveRemotes,
} from '../../../testing/remotes-server';
import { address, callerFixture, renderPanel } from '../../../testing/render-panel';
import { crowd, idOf, serveUsers } from '../../../testing/users-server';

beforeEach(() => void servePermissions());

describe('the list', () => {
  it('shows the remotes first, and the teams in another tab that stays in the URL', async () => {
    serveRemotes(remoteFixture());
    server.use(http.get('/api/v1/registry/teams', () => HttpResponse.json([])));
    const { user } = renderPanel(callerFixture(), '/dashboard/admin?panel=releases');
    expect(await (await card()).findByText('1.0.0')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Teams' }));
    expect(await screen.findByText('No teams yet')).toBeVisible();
    expect(address()).toBe('/dashboard/admin?panel=releases&part=teams');
  });

  it('is sorted by title, whatever the order of the answer', async () => {
    serveRemotes(...['markets', 'marketplace', 'admin', 'auth'].map((name) => remoteFixture({ name })));
    openReleases();
    await card('Markets');
    const names = screen.getAllByText(/^(Account|Administration|Market.*)$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Account', 'Administration', 'Marketplace', 'Markets']);
  });

  it('is sorted with numbers in natural order', async () => {
    const called = (name: string, title: string) =>
      remoteFixture({ name, releases: [releaseFixture('1.0.0', { name, area: { area: name, title, tabs: [] } })] });
    serveRemotes(called('one', 'Shop 10'), called('two', 'shop 2'), called('three', 'Shop 1'));
    openReleases();
    await card('Shop 10');
    const names = screen.getAllByText(/^shop \d+$/i).map(({ textContent }) => textContent);
    expect(names).toEqual(['Shop 1', 'shop 2', 'Shop 10']);
  });

  it('names the remote of a team’s area by the title of its current release, or otherwise of the newest', async () => {
    const area = (title: string) => ({ area: 'loyalty', title, tabs: [] });
    const release = (version: string, title: string) => releaseFixture(version, { name: 'loyalty', area: area(title) });
    const releases = [release('1.1.0', 'Points and Gifts'), release('1.0.0', 'Loyalty Points')];
    const kept = serveRemotes(remoteFixture({ name: 'loyalty', releases }));
    const { unmount } = openReleases();
    expect((await card('Loyalty Points')).getByRole('button', { name: 'Switch Off Loyalty Points' })).toBeVisible();
    unmount();
    kept.remotes = [remoteFixture({ name: 'loyalty', releases, current: null })];
    openReleases();
    expect((await card('Points and Gifts')).getByText('Never released')).toBeVisible();
  });

  it('shows that nobody has a release that waits for approval, and offers no action on it here', async () => {
    serveRemotes(remoteFixture({ name: 'loyalty', waitsForApproval: true }));
    openReleases();
    const loyalty = await card('Loyalty');
    expect(loyalty.getByText('Waits for approval')).toBeVisible();
    expect(loyalty.getByText('Nobody has it until you approve its area, at Areas.')).toBeVisible();
    expect(screen.getByText('One remote needs you.')).toBeVisible();
    expect(loyalty.queryByText(/Everybody/)).not.toBeInTheDocument();
    expect(loyalty.queryByRole('button', { name: /Switch Off|Start a Rollout|Roll Back/ })).not.toBeInTheDocument();
  });

  it('shows that nothing was ever released, and offers no impossible actions', async () => {
    serveRemotes(remoteFixture({ current: null, releases: [] }));
    openReleases();
    const finance = await card();
    expect(finance.getByText('Never released')).toBeVisible();
    expect(finance.getByText('No release yet.')).toBeVisible();
    expect(finance.queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be reloaded after a failure', async () => {
    serveRemotes(remoteFixture());
    answerRemotes(() => errorAnswer(503, 'The registry is unavailable.', 'unavailable'));
    const { user } = openReleases();
    expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
    serveRemotes(remoteFixture());
    await user.click(button('Retry'));
    expect(await card()).toBeDefined();
  });

  it('shows a rollout with its step and its visitors, beside those of the previous release', async () => {
    const speeds = { release: { loadMs: 420, lcpMs: 900 }, stable: { loadMs: null, lcpMs: null } };
    const counts = { outcomes: { good: 39, bad: 1 }, stable: { good: 1999, bad: 1 }, speeds, silent: 2 };
    serveRemotes(remoteFixture({ rollout: rolloutFixture({ ...counts, likelihood: -1, roles: ['contractor'] }) }));
    openReleases();
    await card();
    expect(rollout().getByRole('heading')).toHaveTextContent('1.1.0 is with 5% of Contractor');
    expect(rollout().getByRole('listitem', { current: 'step' })).toHaveTextContent('5%');
    expect(rollout().getByRole('row', { name: '1.1.0 40 1 2.5% 0.4 s' })).toBeVisible();
    expect(rollout().getByRole('row', { name: '1.0.0 2,000 1 0.1% —' })).toBeVisible();
    expect(rollout().getByText('Nothing speaks against it so far.')).toBeVisible();
    expect(rollout().getByText(/^2 people began to load it and reported nothing/)).toBeVisible();
    expect(screen.queryByText(/needs you/)).not.toBeInTheDocument();
  });

  it('shows the subset of a service that its visitors reach, and that it has no targets any more', async () => {
    const pairings = [
      { service: 'finance', subset: 'canary', isConfigured: true },
      { service: 'markets', subset: 'blue', isConfigured: false },
    ] as const;
    serveRemotes(remoteFixture({ rollout: rolloutFixture({ state: 'held', weight: 25, pairings: [...pairings] }) }));
    const { user } = openReleases();
    await card();
    expect(rollout().getByText('People who have it reach the “canary” targets of Finance.')).toBeVisible();
    expect(rollout().getByText(/No target of Markets is in “blue”/)).toBeVisible();
    await user.click(rollout().getByRole('button', { name: /to Everybody/ }));
    expect(question().getByText(/Nobody reaches canary of finance then/)).toBeVisible();
  });

  it('shows problems first: bad releases, rolled-back ones, switched-off ones', async () => {
    const past = { version: '2.0.0', end: 'returned', weight: 1, outcomes: { good: 0, bad: 4 } } as const;
    serveRemotes(
      remoteFixture({ rollout: rolloutFixture(bad) }),
      remoteFixture({ name: 'markets', pastRollouts: [{ ...past, startedAt: anHourAgo(), endedAt: anHourAgo() }] }),
      remoteFixture({
        name: 'marketplace',
        switchedOff: [{ version: null, reason: 'Back at noon.', at: anHourAgo() }],
      }),
    );
    const { user } = openReleases();
    expect(await (await card()).findByText('1.1.0 has failures: 2 of 3 people had trouble.')).toBeVisible();
    expect(rollout().getByText('Evidence against it: 76%. At 100% it is rolled back automatically.')).toBeVisible();
    expect(rollout().getByText('Trouble: crashed (1), failed after rendering (1).')).toBeVisible();
    const markets = await card('Markets');
    expect(
      markets.getByText('2.0.0 was rolled back automatically 1 hour ago: 4 of 4 people had trouble.'),
    ).toBeVisible();
    const marketplace = await card('Marketplace');
    expect(marketplace.getByText('Switched off. People read: “Back at noon.”')).toBeVisible();
    expect(screen.getByText('3 remotes need you.')).toBeVisible();
    await user.click(button('Markets'));
    expect(screen.getByRole('region', { name: /^Markets/ }).parentElement).toHaveFocus();
  });

  it('shows all releases and past rollouts behind a button', async () => {
    serveUsers(crowd(1));
    const past = { version: '0.9.0', end: 'aborted', weight: 25, outcomes: { good: 7, bad: 0 } } as const;
    serveRemotes(
      remoteFixture({
        releases: [
          releaseFixture('1.1.0', {
            isSigned: true,
            published: { by: 'Ledger: pipeline', bytes: 81_240, shared: ['@plaza/ui', 'react'] },
          }),
          releaseFixture('1.0.0', { published: { by: idOf(1), bytes: 81_240, shared: [] } }),
          releaseFixture('0.9.0'),
        ],
        pastRollouts: [{ ...past, startedAt: anHourAgo(), endedAt: anHourAgo() }],
      }),
    );
    const { user } = openReleases();
    await card();
    await user.click(button('Show 3 releases and past rollouts of Finance'));
    const releases = within(screen.getByRole('table', { name: 'Releases of Finance' }));
    expect(
      releases.getByRole('row', { name: /^1\.1\.0 .* Yes Ledger: pipeline 81\.2\skB @plaza\/ui, react/ }),
    ).toBeVisible();
    expect(await releases.findByRole('row', { name: /^1\.0\.0 Everybody .* No Ada Number1 / })).toBeVisible();
    expect(releases.getByRole('row', { name: /^0\.9\.0 Rolled back .* No — — —/ })).toBeVisible();
    const history = within(screen.getByRole('table', { name: 'Past rollouts of Finance' }));
    expect(
      history.getByRole('row', { name: '0.9.0 Rolled back by a person 1 hour ago 25% 7 people, none had trouble' }),
    ).toBeVisible();
  });

  it('is updated when a release is given to others elsewhere', async () => {
    const kept = serveRemotes(remoteFixture());
    const send = await openEvents();
    openReleases();
    await card();
    kept.remotes = [remoteFixture({ current: '1.1.0', previous: '1.0.0' })];
    send({ type: 'remotes.changed', payload: { name: 'finance', version: '1.1.0' } });
    expect(await screen.findByRole('button', { name: 'Roll Back to Finance 1.0.0' })).toBeVisible();
  });
});
