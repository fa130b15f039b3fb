import type { RemoteState } from '@plaza/contracts/registry/releases';
import { remoteFixture, rolloutFixture } from '../testing/remote-state';
import { type ScriptedRegistry, startScriptedRegistry } from '../testing/scripted-registry';
import type { MoveRequest } from './release-request';
import { requireVersion } from './require-version';

const command = 'npm run release -- finance';
let registry: ScriptedRegistry;
beforeEach(async () => {
  registry = await startScriptedRegistry();
});
afterEach(() => registry.stop());

const ask = (request: Omit<MoveRequest, 'name'>) =>
  requireVersion({ name: 'finance', ...request }, registry.target, command);

test.each<[Omit<MoveRequest, 'name'>]>([
  [{ verb: 'back', version: '1.1.0' }],
  [{ verb: 'abort', version: '1.1.0' }],
  [{ verb: 'promote', version: '1.1.0' }],
  [{ verb: 'step', version: '1.1.0', at: 0 }],
  [{ verb: 'pause' }],
  [{ verb: 'resume' }],
])('%j is sufficient and sends no request', async (request) => {
  await ask(request);
  expect(registry.heard).toEqual([]);
});

const rollout = remoteFixture({ rollout: rolloutFixture() });
const released = remoteFixture({ current: '1.1.0', previous: '1.0.0' });
const watched = remoteFixture({ ...released, rollout: rolloutFixture({ state: 'watched', weight: 100 }) });
const takesVersion = (verb: string) =>
  `${verb} requires the version of the release, as the state may have changed in the meantime.\n`;

test.each<[string, RemoteState, Omit<MoveRequest, 'name'>, string]>([
  [
    'a release before',
    released,
    { verb: 'back' },
    `${takesVersion('back')}The current release is finance 1.1.0. To roll back to 1.0.0:\n  ${command} back 1.1.0`,
  ],
  [
    'a release that is watched',
    watched,
    { verb: 'back' },
    `The current release is finance 1.1.0. To roll back to 1.0.0:\n  ${command} back 1.1.0`,
  ],
  [
    'a rollout',
    rollout,
    { verb: 'back' },
    `finance 1.1.0 is rolled out to 5 % of visitors (running); everybody else has 1.0.0. To roll it back:\n  ${command} back 1.1.0`,
  ],
  [
    'nothing before',
    remoteFixture(),
    { verb: 'back' },
    'The current release is finance 1.0.0, and there is no earlier one to roll back to.',
  ],
  ['no release', remoteFixture({ current: null }), { verb: 'back' }, 'finance has no release.'],
  [
    'an area that waits',
    remoteFixture({ waitsForApproval: true, previous: '0.9.0' }),
    { verb: 'back' },
    'finance 1.0.0 waits for approval: no user receives it until an administrator approves the area.',
  ],
  ['a rollout', rollout, { verb: 'abort' }, `everybody else has 1.0.0.\n  ${command} abort 1.1.0`],
  ['a rollout', rollout, { verb: 'promote' }, `everybody else has 1.0.0.\n  ${command} promote 1.1.0`],
  [
    'a rollout',
    rollout,
    { verb: 'step', version: '1.1.0' },
    `step requires the version of the release and its current percentage, as the state may have changed in the meantime.\nfinance 1.1.0 is rolled out to 5 % of visitors (running); everybody else has 1.0.0.\n  ${command} step 1.1.0 --at 5%`,
  ],
  [
    'a rollout that is paused',
    remoteFixture({ rollout: rolloutFixture({ state: 'paused' }) }),
    { verb: 'step' },
    `(paused); everybody else has 1.0.0.\nTo resume it: ${command} resume 1.1.0`,
  ],
  [
    'a rollout that is at its last step',
    remoteFixture({ rollout: rolloutFixture({ state: 'held', weight: 25 }) }),
    { verb: 'step' },
    `(held); everybody else has 1.0.0.\nTo give it to everybody: ${command} promote 1.1.0`,
  ],
  ['a release before', released, { verb: 'step' }, 'No release of finance is in a rollout.'],
  ['a release that is watched', watched, { verb: 'promote' }, 'No release of finance is in a rollout.'],
])('with %s %j is answered with the state of the remote and the command', async (_what, state, request, words) => {
  registry.answers['GET remotes/finance'] = { body: state };
  await expect(ask(request)).rejects.toThrow(words);
});

test.each([
  ['the whole remote', null, `${command} on`],
  ['the release', '1.1.0', `${command} on 1.1.0`],
])('suggests no step while %s is switched off', async (_what, version, on) => {
  const switchedOff = [{ version, reason: 'Back at noon.', at: '2026-11-23T12:00:00Z' }];
  registry.answers['GET remotes/finance'] = { body: remoteFixture({ ...rollout, switchedOff }) };
  for (const verb of ['step', 'promote'] as const) {
    const said: Error = await ask({ verb }).catch((error) => error);
    expect(said.message).toContain(`switched off: Back at noon.\n  ${on}`);
    expect(said.message).not.toContain(`${command} ${verb}`);
  }
});

it('ends with the full stop of a reason, without adding another one', async () => {
  const switchedOff = [{ version: null, reason: 'Back at noon.', at: '2026-11-23T12:00:00Z' }];
  registry.answers['GET remotes/finance'] = { body: remoteFixture({ waitsForApproval: true, switchedOff }) };
  await expect(ask({ verb: 'back' })).rejects.toThrow(/switched off: Back at noon\.$/);
});

it('reports the error of the registry', async () => {
  registry.answers['GET remotes/finance'] = { status: 403, code: 'deploy_token_revoked' };
  await expect(ask({ verb: 'back' })).rejects.toThrow('deploy_token_revoked');
});
