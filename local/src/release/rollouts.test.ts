import { remoteFixture, rolloutFixture } from '../testing/remote-state';
import { type ScriptedRegistry, startScriptedRegistry } from '../testing/scripted-registry';
import { describeRemote, nextCommands } from './describe-remote';
import { fetchRemoteState, giveToEverybody, moveRollout, startRollout } from './rollouts';

const command = 'npm run release -- finance';
const at = '2026-11-23T12:00:00Z';
let registry: ScriptedRegistry;
beforeEach(async () => {
  registry = await startScriptedRegistry();
});
afterEach(() => registry.stop());

it('begins a rollout and advances it with the version and percentage that were seen', async () => {
  const { answers, heard, target } = registry;
  const body = remoteFixture({ rollout: rolloutFixture() });
  for (const path of ['rollout', 'rollout/step', 'rollout/abort', 'back']) {
    answers[`POST remotes/finance/${path}`] = { body };
  }
  answers['PUT remotes/finance/current'] = { body };
  expect(await startRollout('finance', '1.1.0', { to: 5, roles: ['contractor'] }, target)).toEqual(body);
  await moveRollout('finance', 'step', target, { version: '1.1.0', weight: 5 });
  await moveRollout('finance', 'abort', target, { version: '1.1.0' });
  await moveRollout('finance', 'back', target, { version: '1.1.0' });
  await giveToEverybody('finance', '1.0.0', target);
  expect(heard).toEqual([
    { call: 'POST remotes/finance/rollout', body: { version: '1.1.0', to: 5, roles: ['contractor'] } },
    { call: 'POST remotes/finance/rollout/step', body: { version: '1.1.0', weight: 5 } },
    { call: 'POST remotes/finance/rollout/abort', body: { version: '1.1.0' } },
    { call: 'POST remotes/finance/back', body: { version: '1.1.0' } },
    { call: 'PUT remotes/finance/current', body: { version: '1.0.0' } },
  ]);
});

it('fetches the state of a remote', async () => {
  const body = remoteFixture({ rollout: rolloutFixture() });
  registry.answers['GET remotes/finance'] = { body };
  expect(await fetchRemoteState('finance', registry.target)).toEqual(body);
});

it('reports the sentence of a refusal', async () => {
  registry.answers['POST remotes/finance/rollout/pause'] = { status: 409, code: 'verb_does_not_fit' };
  await expect(moveRollout('finance', 'pause', registry.target)).rejects.toThrow(
    'refused (409): It said verb_does_not_fit to POST remotes/finance/rollout/pause.',
  );
});

test.each([
  ['nothing before', remoteFixture(), 'finance is now 1.0.0', []],
  [
    'a release before',
    remoteFixture({ current: '1.1.0', previous: '1.0.0' }),
    'finance is now 1.1.0',
    [`To roll back to 1.0.0: ${command} back 1.1.0`],
  ],
  [
    'a rollout that runs',
    remoteFixture({ rollout: rolloutFixture({ roles: ['contractor'] }) }),
    'finance 1.1.0 is rolled out to 5 % of users with role contractor (running); everybody else has 1.0.0',
    [`Next step, without waiting for more: ${command} step 1.1.0 --at 5%`, `To roll it back: ${command} back 1.1.0`],
  ],
  [
    'a rollout that waits for a decision',
    remoteFixture({ rollout: rolloutFixture({ state: 'held', weight: 25 }) }),
    'finance 1.1.0 is rolled out to 25 % of visitors (held); everybody else has 1.0.0',
    [`To give it to everybody: ${command} promote 1.1.0`, `To roll it back: ${command} back 1.1.0`],
  ],
  [
    'a rollout that is paused, and off',
    remoteFixture({
      rollout: rolloutFixture({ state: 'paused' }),
      switchedOff: [{ version: null, reason: 'Back at noon.', at }],
    }),
    'finance 1.1.0 is rolled out to 5 % of visitors (paused); everybody else has 1.0.0; finance is switched off: Back at noon.',
    [
      `To switch finance on: ${command} on`,
      `To resume it: ${command} resume 1.1.0`,
      `To roll it back: ${command} back 1.1.0`,
    ],
  ],
  [
    'an old release switched off that is not live',
    remoteFixture({ switchedOff: [{ version: '0.9.0', reason: 'It leaks.', at }] }),
    'finance is now 1.0.0; finance 0.9.0 is switched off: It leaks.',
    [],
  ],
  [
    'a release that is watched',
    remoteFixture({ current: '1.1.0', previous: '1.0.0', rollout: rolloutFixture({ state: 'watched', weight: 100 }) }),
    'finance is now 1.1.0; for a day it is rolled back automatically if it fails',
    [`To roll back to 1.0.0: ${command} back 1.1.0`],
  ],
  ['no release', remoteFixture({ current: null }), 'finance has no release', []],
  [
    'a release that is switched off',
    remoteFixture({ rollout: rolloutFixture(), switchedOff: [{ version: '1.1.0', reason: 'It is slow.', at }] }),
    'finance 1.1.0 is rolled out to 5 % of visitors (running); everybody else has 1.0.0; finance 1.1.0 is switched off: It is slow.',
    [`To switch finance 1.1.0 on: ${command} on 1.1.0`, `To roll it back: ${command} back 1.1.0`],
  ],
  [
    'everything switched off',
    remoteFixture({
      current: '1.1.0',
      previous: '1.0.0',
      switchedOff: [{ version: null, reason: 'Back at noon.', at }],
    }),
    'finance is now 1.1.0; finance is switched off: Back at noon.',
    [`To switch finance on: ${command} on`, `To roll back to 1.0.0: ${command} back 1.1.0`],
  ],
  [
    'the release before switched off',
    remoteFixture({
      current: '1.1.0',
      previous: '1.0.0',
      switchedOff: [{ version: '1.0.0', reason: 'It leaks.', at }],
    }),
    'finance is now 1.1.0; finance 1.0.0 is switched off: It leaks.',
    [`To switch finance 1.0.0 on: ${command} on 1.0.0`],
  ],
  [
    'an area that waits',
    remoteFixture({ waitsForApproval: true }),
    'finance 1.0.0 waits for approval: no user receives it until an administrator approves the area',
    [],
  ],
])('with %s prints the state of the remote and the applicable commands', (_what, state, sentence, commands) => {
  expect([describeRemote(state), nextCommands(state, command)]).toEqual([sentence, commands]);
});
