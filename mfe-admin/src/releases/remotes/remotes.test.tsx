import { errorAnswer, server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore, saveSession } from '@plaza/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openEvents, servePermissions } from '../../testing/permissions-server';
import { answerPreflight } from '../../testing/preflight-frames';
import {
  answerGoingBack,
  answerRemotes,
  releaseFixture,
  remoteFixture,
  rolloutFixture,
  serveRemotes,
} from '../../testing/remotes-server';
import { address, callerFixture, findToast, renderPanel } from '../../testing/render-panel';
import { Releases } from '../releases';

/** Shows the screen to a high-level administrator. */
function open() {
  const store = createAppStore();
  store.dispatch(saveSession('token', callerFixture()));
  return renderInPlaza(<Releases />, { store });
}

const card = async (name = 'Finance') => within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));
const rollout = () => within(screen.getByRole('region', { name: 'Rollout of Finance 1.1.0' }));
const question = () => within(screen.getByRole('alertdialog'));
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bad = { likelihood: 5.2, outcomes: { good: 1, bad: 2 }, troubles: { errored: 1, crashed: 1 } };
const yesterday = () => new Date(Date.now() - 3_600_000).toISOString();

let permissions: ReturnType<typeof servePermissions>;
beforeEach(() => {
  permissions = servePermissions();
});

describe('what is shown', () => {
  it('are the remotes first, and the teams a tab away that stays in the address', async () => {
    serveRemotes(remoteFixture());
    server.use(http.get('/api/v1/registry/teams', () => HttpResponse.json([])));
    const { user } = renderPanel(callerFixture(), '/dashboard/admin?panel=releases');
    expect(await (await card()).findByText('1.0.0')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Teams' }));
    expect(await screen.findByText('No teams yet')).toBeVisible();
    expect(address()).toBe('/dashboard/admin?panel=releases&part=teams');
  });

  it('are in the order of what they are called, whatever order they come in', async () => {
    serveRemotes(...['markets', 'marketplace', 'admin', 'auth'].map((name) => remoteFixture({ name })));
    open();
    await card('Markets');
    const names = screen.getAllByText(/^(Account|Administration|Market.*)$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Account', 'Administration', 'Marketplace', 'Markets']);
  });

  it('calls the remote of a team’s area by the title that everybody has, and before that by the newest', async () => {
    const area = (title: string) => ({ area: 'loyalty', title, tabs: [] });
    const release = (version: string, title: string) => releaseFixture(version, { name: 'loyalty', area: area(title) });
    const releases = [release('1.1.0', 'Points and Gifts'), release('1.0.0', 'Loyalty Points')];
    const kept = serveRemotes(remoteFixture({ name: 'loyalty', releases }));
    const { unmount } = open();
    expect((await card('Loyalty Points')).getByRole('button', { name: 'Switch off Loyalty Points' })).toBeVisible();
    unmount();
    kept.remotes = [remoteFixture({ name: 'loyalty', releases, current: null })];
    open();
    expect((await card('Points and Gifts')).getByText('Never released')).toBeVisible();
  });

  it('says that nobody has what waits for approval, and offers nothing to do about it here', async () => {
    serveRemotes(remoteFixture({ name: 'loyalty', waitsForApproval: true }));
    open();
    const loyalty = await card('Loyalty');
    expect(loyalty.getByText('Waits for approval')).toBeVisible();
    expect(loyalty.getByText('Nobody has it until you approve its area, at Areas.')).toBeVisible();
    expect(screen.getByText('One remote needs you.')).toBeVisible();
    expect(loyalty.queryByText(/Everybody/)).not.toBeInTheDocument();
    expect(loyalty.queryByRole('button', { name: /Switch off|Start a rollout|Go back/ })).not.toBeInTheDocument();
  });

  it('says so where nothing was ever released, and offers nothing that cannot be done', async () => {
    serveRemotes(remoteFixture({ current: null, releases: [] }));
    open();
    const finance = await card();
    expect(finance.getByText('Never released')).toBeVisible();
    expect(finance.getByText('No release yet.')).toBeVisible();
    expect(finance.queryByRole('button')).not.toBeInTheDocument();
  });

  it('tries again where the releases could not be loaded', async () => {
    serveRemotes(remoteFixture());
    answerRemotes(() => errorAnswer(503, 'The registry is unavailable.', 'unavailable'));
    const { user } = open();
    expect(await screen.findByText('The releases could not be loaded')).toBeVisible();
    serveRemotes(remoteFixture());
    await user.click(button('Retry'));
    expect(await card()).toBeDefined();
  });

  it('is a rollout with its step and its people, beside those of the release before', async () => {
    const speeds = { release: { loadMs: 420, lcpMs: 900 }, stable: { loadMs: null, lcpMs: null } };
    const counts = { outcomes: { good: 39, bad: 1 }, stable: { good: 1999, bad: 1 }, speeds, silent: 2 };
    serveRemotes(remoteFixture({ rollout: rolloutFixture({ ...counts, likelihood: -1, roles: ['contractor'] }) }));
    open();
    await card();
    expect(rollout().getByRole('heading')).toHaveTextContent('1.1.0 is with 5% of Contractor');
    expect(rollout().getByRole('listitem', { current: 'step' })).toHaveTextContent('5%');
    expect(rollout().getByRole('row', { name: '1.1.0 40 1 2.5% 0.4 s' })).toBeVisible();
    expect(rollout().getByRole('row', { name: '1.0.0 2,000 1 0.1% —' })).toBeVisible();
    expect(rollout().getByText('Nothing speaks against it so far.')).toBeVisible();
    expect(rollout().getByText(/^2 people began to load it and told nothing more/)).toBeVisible();
    expect(screen.queryByText(/needs you/)).not.toBeInTheDocument();
  });

  it('is the subset of a service that its people reach, and that there is none of it any more', async () => {
    const pairings = [
      { service: 'finance', subset: 'canary', isConfigured: true },
      { service: 'markets', subset: 'blue', isConfigured: false },
    ] as const;
    serveRemotes(remoteFixture({ rollout: rolloutFixture({ state: 'held', weight: 25, pairings: [...pairings] }) }));
    const { user } = open();
    await card();
    expect(rollout().getByText('People who have it reach the “canary” targets of Finance.')).toBeVisible();
    expect(rollout().getByText(/No target of Markets is in “blue”/)).toBeVisible();
    await user.click(rollout().getByRole('button', { name: /to everybody/ }));
    expect(question().getByText(/Nobody reaches canary of finance then/)).toBeVisible();
  });

  it('is what is wrong before all else: what does badly, what took itself back, what is switched off', async () => {
    const past = { version: '2.0.0', end: 'returned', weight: 1, outcomes: { good: 0, bad: 4 } } as const;
    serveRemotes(
      remoteFixture({ rollout: rolloutFixture(bad) }),
      remoteFixture({ name: 'markets', pastRollouts: [{ ...past, startedAt: yesterday(), endedAt: yesterday() }] }),
      remoteFixture({
        name: 'marketplace',
        switchedOff: [{ version: null, reason: 'Back at noon.', at: yesterday() }],
      }),
    );
    const { user } = open();
    expect(await (await card()).findByText('1.1.0 does badly: 2 of 3 people had trouble.')).toBeVisible();
    expect(rollout().getByText('Evidence against it: 76%. At 100% it takes itself back.')).toBeVisible();
    expect(rollout().getByText('Trouble: crashed (1), failed after it had drawn (1).')).toBeVisible();
    const markets = await card('Markets');
    expect(markets.getByText('2.0.0 was taken back by itself 1 hour ago: 4 of 4 people had trouble.')).toBeVisible();
    const marketplace = await card('Marketplace');
    expect(marketplace.getByText('Switched off. People read: “Back at noon.”')).toBeVisible();
    expect(screen.getByText('3 remotes need you.')).toBeVisible();
    await user.click(button('Markets'));
    expect(screen.getByRole('region', { name: /^Markets/ }).parentElement).toHaveFocus();
  });

  it('are all releases and past rollouts behind a button', async () => {
    const past = { version: '0.9.0', end: 'aborted', weight: 25, outcomes: { good: 7, bad: 0 } } as const;
    serveRemotes(
      remoteFixture({
        releases: [
          releaseFixture('1.1.0', {
            isSigned: true,
            published: { by: 'Ledger: pipeline', bytes: 81_240, shared: ['@plaza/ui', 'react'] },
          }),
          releaseFixture('1.0.0'),
          releaseFixture('0.9.0'),
        ],
        pastRollouts: [{ ...past, startedAt: yesterday(), endedAt: yesterday() }],
      }),
    );
    const { user } = open();
    await card();
    await user.click(button('Show 3 releases and past rollouts of Finance'));
    const releases = within(screen.getByRole('table', { name: 'Releases of Finance' }));
    expect(
      releases.getByRole('row', { name: /^1\.1\.0 .* Yes Ledger: pipeline 81\.2\skB @plaza\/ui, react/ }),
    ).toBeVisible();
    expect(releases.getByRole('row', { name: /^1\.0\.0 Everybody .* No — — —/ })).toBeVisible();
    expect(releases.getByRole('row', { name: /^0\.9\.0 Taken back/ })).toBeVisible();
    const history = within(screen.getByRole('table', { name: 'Past rollouts of Finance' }));
    expect(
      history.getByRole('row', { name: '0.9.0 Taken back by a person 1 hour ago 25% 7 people, none had trouble' }),
    ).toBeVisible();
  });

  it('changes by itself when a release reaches people elsewhere', async () => {
    const kept = serveRemotes(remoteFixture());
    const send = await openEvents();
    open();
    await card();
    kept.remotes = [remoteFixture({ current: '1.1.0', previous: '1.0.0' })];
    send({ type: 'remotes.changed', payload: { name: 'finance', version: '1.1.0' } });
    expect(await screen.findByRole('button', { name: 'Go back to Finance 1.0.0' })).toBeVisible();
  });
});

describe('what is done', () => {
  it('is a rollout that is taken back, after whom it reaches was said', async () => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture(bad) }));
    kept.after = { rollout: null };
    const { user } = open();
    await card();
    await user.click(button('Take back Finance 1.1.0'));
    expect(question().getByText('Everybody who has 1.1.0 gets 1.0.0 again within a second.')).toBeVisible();
    expect(question().getByText('Overview and Value Accounts')).toBeVisible();
    expect(await question().findByText(/^7,\d+ people, 12 online now$/)).toBeVisible();
    // As identity takes it: the tabs of administrators contain the admin tab.
    expect(permissions.impactsAsked.at(-1)).toMatchObject({ admin_high: ['admin'], contractor: [], user: [] });
    await user.click(question().getByRole('button', { name: 'Take Back' }));
    await findToast('Success', 'Finance 1.1.0 was taken back.');
    expect(kept.sent).toEqual([{ call: 'POST /finance/rollout/abort', body: { version: '1.1.0' } }]);
    expect(screen.queryByRole('region', { name: /^Rollout/ })).not.toBeInTheDocument();
    expect(kept.reads).toBe(1);
  });

  it('says whom it reaches as tabs are given when it is about to be done', async () => {
    serveRemotes(remoteFixture({ rollout: rolloutFixture(bad) }));
    const { user } = open();
    await card();
    await user.click(button('Take back Finance 1.1.0'));
    expect(await question().findByText(/Customer/)).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    permissions.changeConcurrently('user', []);
    await user.click(button('Take back Finance 1.1.0'));
    await waitFor(() => expect(question().queryByText(/Customer/)).not.toBeInTheDocument());
  });

  it.each([
    ['Next step of Finance 1.1.0', 'Next Step', 'step', { version: '1.1.0', weight: 5 }],
    ['Give Finance 1.1.0 to everybody', 'Give to Everybody', 'promote', { version: '1.1.0' }],
  ])('%s', async (name, confirm, verb, body) => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture() }));
    const { user } = open();
    await card();
    await user.click(button(name));
    await user.click(question().getByRole('button', { name: confirm }));
    await waitFor(() => expect(kept.sent).toEqual([{ call: `POST /finance/rollout/${verb}`, body }]));
  });

  it('is a rollout that is paused and resumed, which asks nothing', async () => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture() }));
    kept.after = { rollout: rolloutFixture({ state: 'paused' }) };
    const { user } = open();
    await card();
    await user.click(button('Pause Finance 1.1.0'));
    await user.click(await screen.findByRole('button', { name: 'Resume Finance 1.1.0' }));
    await waitFor(() => expect(kept.sent.map(({ call }) => call)).toContain('POST /finance/rollout/resume'));
    expect(screen.queryByRole('button', { name: /^Next step/ })).not.toBeInTheDocument();
  });

  it('is a watched release that is taken back, once: the second administrator is told', async () => {
    const watched = rolloutFixture({ state: 'watched', weight: 100 });
    const kept = serveRemotes(remoteFixture({ current: '1.1.0', previous: '1.0.0', rollout: watched }));
    answerGoingBack(() => errorAnswer(409, 'finance 1.1.0 was taken back already.', 'not_the_latest'));
    const { user } = open();
    await card();
    kept.remotes = [remoteFixture()];
    await user.click(button('Take back Finance 1.1.0'));
    expect(question().getByText('Everybody gets 1.0.0 again within a second.')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Take Back' }));
    await findToast('Error', 'finance 1.1.0 was taken back already.');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Rollout/ })).not.toBeInTheDocument());
  });

  it('is a rollout that begins, of one release, up to a share, for some roles', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.after = { rollout: rolloutFixture({ weight: 0 }) };
    const preflight = answerPreflight(null);
    const { user } = open();
    await card();
    await user.click(button('Start a rollout of Finance'));
    expect(dialog().getByRole('combobox', { name: 'Release' })).toHaveTextContent('1.1.0');
    await user.click(dialog().getByRole('combobox', { name: 'Stop at' }));
    await user.click(await screen.findByRole('option', { name: '25% of people' }));
    await user.click(dialog().getByRole('checkbox', { name: 'Contractor' }));
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    expect(await screen.findByRole('region', { name: 'Rollout of Finance 1.1.0' })).toBeVisible();
    expect(kept.sent).toEqual([
      { call: 'POST /finance/rollout', body: { version: '1.1.0', to: 25, roles: ['contractor'] } },
    ]);
    expect(preflight.frames).toEqual(['/preflight?remote=finance&version=1.1.0']);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is a rollout whose people reach a canary of a service, where the release calls one that has any', async () => {
    const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version));
    const kept = serveRemotes(remoteFixture({ releases }));
    kept.subsets = {
      '1.1.0': [
        { service: 'finance', subsets: ['canary', 'blue'] },
        { service: 'markets', subsets: ['canary'] },
      ],
    };
    answerPreflight(null);
    const { user } = open();
    await card();
    await user.click(button('Start a rollout of Finance'));
    const choose = async (field: string, option: string) => {
      await user.click(await dialog().findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    expect(dialog().queryByRole('combobox', { name: /^Targets of/ })).not.toBeInTheDocument();
    await choose('Release', '1.1.0');
    await choose('Targets of Finance', '“canary”, for its people alone');
    expect(dialog().getByText(/^It waits at 25% for your decision/)).toBeVisible();
    await choose('Targets of Markets', '“canary”, for its people alone');
    await choose('Targets of Markets', 'As everybody');
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    await waitFor(() =>
      expect(kept.sent).toEqual([
        { call: 'POST /finance/rollout', body: { version: '1.1.0', subsets: { finance: 'canary' } } },
      ]),
    );
  });

  it('keeps no subset that was chosen for another release, and says where they cannot be asked for', async () => {
    const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version));
    const kept = serveRemotes(remoteFixture({ releases }));
    kept.subsets = { '1.2.0': [{ service: 'finance', subsets: ['canary'] }] };
    answerPreflight(null);
    const { user } = open();
    await card();
    await user.click(button('Start a rollout of Finance'));
    await user.click(await dialog().findByRole('combobox', { name: 'Targets of Finance' }));
    await user.click(await screen.findByRole('option', { name: /canary/ }));
    server.use(
      http.get('/api/v1/registry/remotes/finance/releases/1.1.0/subsets', () =>
        errorAnswer(503, 'The registry does not answer.', 'upstream_unavailable'),
      ),
    );
    await user.click(dialog().getByRole('combobox', { name: 'Release' }));
    await user.click(await screen.findByRole('option', { name: '1.1.0' }));
    expect(await dialog().findByRole('status')).toHaveTextContent(
      'Which services have a canary is not known just now.',
    );
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    await waitFor(() => expect(kept.sent).toEqual([{ call: 'POST /finance/rollout', body: { version: '1.1.0' } }]));
  });

  it('is no rollout of a release that does not draw in this browser: the form says why, and nobody is given it', async () => {
    const kept = serveRemotes(remoteFixture());
    const preflight = answerPreflight('It does not draw: there is no such thing');
    const { user } = open();
    await card();
    await user.click(button('Start a rollout of Finance'));
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    expect(await dialog().findByText(/your browser tried it first\. It does not draw: there is no such/)).toBeVisible();
    expect(kept.sent).toEqual([]);
    expect(preflight.frames).toHaveLength(1);
  });

  it('never names a release that was taken back: no way back to it, and another one for the next rollout', async () => {
    const past = { version: '2.0.0', weight: 1, outcomes: { good: 0, bad: 4 }, startedAt: yesterday() } as const;
    serveRemotes(
      remoteFixture({
        previous: '1.1.0', // somebody gave 1.0.0 to everybody again
        history: ['1.0.0', '1.1.0', '1.0.0'].map((version) => ({ version, at: yesterday() })),
        pastRollouts: [{ ...past, end: 'returned', endedAt: yesterday() }],
        releases: ['2.0.0', '1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version)),
      }),
    );
    const { user } = open();
    await card();
    expect(screen.queryByRole('button', { name: /^Go back to/ })).not.toBeInTheDocument();
    await user.click(button('Start a rollout of Finance'));
    const releases = dialog().getByRole('combobox', { name: 'Release' });
    expect(releases).toHaveTextContent('1.2.0');
    await user.click(releases);
    expect(await screen.findByRole('option', { name: '2.0.0, taken back' })).toBeVisible();
  });

  it('is a way back to a release that people kept, though its first rollout was aborted', async () => {
    const past = { version: '1.0.0', weight: 1, outcomes: { good: 4, bad: 0 }, startedAt: yesterday() } as const;
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
    const { user } = open();
    await card();
    expect(button('Go back to Finance 1.0.0')).toBeVisible();
    await user.click(button('Show 2 releases and past rollouts of Finance'));
    expect(screen.queryByText('Taken back')).not.toBeInTheDocument();
  });

  it('is a remote that is switched off with a reason, and on again', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.after = { switchedOff: [{ version: null, reason: 'Back at noon.', at: yesterday() }] };
    const { user } = open();
    await card();
    await user.click(button('Switch off Finance'));
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

  it('is a release that everybody is given at once, or that one takes for oneself', async () => {
    const kept = serveRemotes(remoteFixture());
    const { user } = open();
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

  it('is the own release that one gives up', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.own = [{ name: 'finance', version: '1.1.0', pinned: true }];
    const { user } = open();
    expect(await screen.findByText('You alone have 1.1.0, by your own choice.')).toBeVisible();
    kept.own = [];
    await user.click(button('Give It Up'));
    await findToast('Success', 'You have the same Finance as others again.');
    await waitFor(() => expect(screen.queryByText(/^You alone have/)).not.toBeInTheDocument());
    expect(kept.sent).toEqual([{ call: 'DELETE /finance/pin', body: undefined }]);
  });
});
