import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { servePermissions } from '../../../testing/permissions-server';
import { answerPreflight } from '../../../testing/preflight-frames';
import { bad, button, card, dialog, openReleases, question } from '../../../testing/releases-screen';
import {
  answerRollingBack,
  releaseFixture,
  remoteFixture,
  rolloutFixture,
  serveRemotes,
} from '../../../testing/remotes-server';
import { findToast } from '../../../testing/render-panel';

let permissions: ReturnType<typeof servePermissions>;
beforeEach(() => {
  permissions = servePermissions();
});

describe('actions on a rollout', () => {
  it('a rollout can be rolled back, after a question with the affected visitors', async () => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture(bad) }));
    kept.after = { rollout: null };
    const { user } = openReleases();
    await card();
    await user.click(button('Roll Back Finance 1.1.0'));
    expect(question().getByText('Everybody who has 1.1.0 gets 1.0.0 again within a second.')).toBeVisible();
    expect(question().getByText('Overview and Value Accounts')).toBeVisible();
    expect(await question().findByText(/^7,\d+ people, 12 online now$/)).toBeVisible();
    // As identity takes it: the tabs of administrators contain the admin tab.
    expect(permissions.impactsAsked.at(-1)).toMatchObject({ admin_high: ['admin'], contractor: [], user: [] });
    await user.click(question().getByRole('button', { name: 'Roll Back' }));
    await findToast('Success', 'Finance 1.1.0 was rolled back.');
    expect(kept.sent).toEqual([{ call: 'POST /finance/rollout/abort', body: { version: '1.1.0' } }]);
    expect(screen.queryByRole('region', { name: /^Rollout/ })).not.toBeInTheDocument();
    expect(kept.reads).toBe(1);
  });

  it('the question names the affected users by the current tabs', async () => {
    serveRemotes(remoteFixture({ rollout: rolloutFixture(bad) }));
    const { user } = openReleases();
    await card();
    await user.click(button('Roll Back Finance 1.1.0'));
    expect(await question().findByText(/Customer/)).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    permissions.changeConcurrently('user', []);
    await user.click(button('Roll Back Finance 1.1.0'));
    await waitFor(() => expect(question().queryByText(/Customer/)).not.toBeInTheDocument());
  });

  it.each([
    ['Next Step of Finance 1.1.0', 'Next Step', 'step', { version: '1.1.0', weight: 5 }],
    ['Give Finance 1.1.0 to Everybody', 'Give to Everybody', 'promote', { version: '1.1.0' }],
  ])('%s', async (name, confirm, verb, body) => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture() }));
    const { user } = openReleases();
    await card();
    await user.click(button(name));
    await user.click(question().getByRole('button', { name: confirm }));
    await waitFor(() => expect(kept.sent).toEqual([{ call: `POST /finance/rollout/${verb}`, body }]));
  });

  it('a rollout can be paused and resumed, without a question', async () => {
    const kept = serveRemotes(remoteFixture({ rollout: rolloutFixture() }));
    kept.after = { rollout: rolloutFixture({ state: 'paused' }) };
    const { user } = openReleases();
    await card();
    expect(screen.getByRole('button', { name: /^Next Step/ })).toBeVisible();
    await user.click(button('Pause Finance 1.1.0'));
    await user.click(await screen.findByRole('button', { name: 'Resume Finance 1.1.0' }));
    await waitFor(() => expect(kept.sent.map(({ call }) => call)).toContain('POST /finance/rollout/resume'));
    expect(screen.queryByRole('button', { name: /^Next Step/ })).not.toBeInTheDocument();
  });

  it('a watched release can be rolled back once: the second administrator is told', async () => {
    const watched = rolloutFixture({ state: 'watched', weight: 100 });
    const kept = serveRemotes(remoteFixture({ current: '1.1.0', previous: '1.0.0', rollout: watched }));
    answerRollingBack(() => errorAnswer(409, 'finance 1.1.0 was rolled back already.', 'not_the_latest'));
    const { user } = openReleases();
    await card();
    kept.remotes = [remoteFixture()];
    await user.click(button('Roll Back Finance 1.1.0'));
    expect(question().getByText('Everybody gets 1.0.0 again within a second.')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Roll Back' }));
    await findToast('Error', 'finance 1.1.0 was rolled back already.');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Rollout/ })).not.toBeInTheDocument());
  });

  it('a rollout can be started up to a share, for some roles', async () => {
    const kept = serveRemotes(remoteFixture());
    kept.after = { rollout: rolloutFixture({ weight: 0 }) };
    const preflight = answerPreflight(null);
    const { user } = openReleases();
    await card();
    await user.click(button('Start a Rollout of Finance'));
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

  it('no rollout starts if the form is closed while the browser renders the release', async () => {
    const kept = serveRemotes(remoteFixture(), remoteFixture({ name: 'markets' }));
    const { user } = openReleases();
    await card();
    await user.click(button('Start a Rollout of Finance'));
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    const frame = document.querySelector('iframe');
    const verdict = { type: 'preflight', remote: 'finance', version: '1.1.0', fault: null };
    dispatchEvent(
      new MessageEvent('message', { data: verdict, source: frame?.contentWindow ?? null, origin: location.origin }),
    );
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
    await user.click(button('Switch Off Markets'));
    await user.type(dialog().getByRole('textbox', { name: 'Reason' }), 'Back at noon.');
    await user.click(dialog().getByRole('button', { name: 'Switch Off' }));
    await findToast('Success', 'Markets is switched off.');
    expect(kept.sent.map(({ call }) => call)).toEqual(['PUT /markets/off']);
  });

  it('a rollout can include a canary of a service, if the release calls one that has subsets', async () => {
    const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version));
    const kept = serveRemotes(remoteFixture({ releases }));
    kept.subsets = {
      '1.1.0': [
        { service: 'finance', subsets: ['canary', 'blue'] },
        { service: 'markets', subsets: ['canary'] },
      ],
    };
    answerPreflight(null);
    const { user } = openReleases();
    await card();
    await user.click(button('Start a Rollout of Finance'));
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

  it('a subset chosen for another release is discarded, and it is said if subsets cannot be fetched', async () => {
    const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => releaseFixture(version));
    const kept = serveRemotes(remoteFixture({ releases }));
    kept.subsets = { '1.2.0': [{ service: 'finance', subsets: ['canary'] }] };
    answerPreflight(null);
    const { user } = openReleases();
    await card();
    await user.click(button('Start a Rollout of Finance'));
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

  it('no rollout starts of a release that does not render in this browser: the form shows why', async () => {
    const kept = serveRemotes(remoteFixture());
    const preflight = answerPreflight('It does not draw: there is no such thing');
    const { user } = openReleases();
    await card();
    await user.click(button('Start a Rollout of Finance'));
    await user.click(dialog().getByRole('button', { name: 'Start Rollout' }));
    expect(await dialog().findByText(/your browser tried it first\. It does not draw: there is no such/)).toBeVisible();
    expect(kept.sent).toEqual([]);
    expect(preflight.frames).toHaveLength(1);
  });
});
