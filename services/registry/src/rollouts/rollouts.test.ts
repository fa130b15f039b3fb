import type { DeployVerb } from '@plaza/contracts/registry/deploy-verbs';
import { rolloutVerbs } from '@plaza/contracts/registry/rollouts';
import { current, openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance } from '../testing/rollout';
import { makeTeam, makeToken } from '../testing/teams';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, start, move, back, prepare, pass, state, given, change } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
});
afterAll(() => registry.close());

const refused = (code: string, message?: RegExp) => ({
  status: 409,
  body: { error: { code, ...(message ? { message: expect.stringMatching(message) } : {}) } },
});
const actions = () => registry.acts.map((act) => (act as { action: string }).action);

describe('starting a rollout', () => {
  test('gives the release to administrators, and stable to everybody else', async () => {
    const { status, body } = await start({ to: 25, roles: ['contractor'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      current: '1.0.0',
      rollout: { version: '1.1.0', state: 'running', weight: 0, steps: [0, 1, 5, 25] },
    });
    expect(await given()).toMatchObject({
      version: '1.0.0',
      rollout: {
        release: { version: '1.1.0' },
        weight: 0,
        roles: ['contractor'],
        isOpen: false,
        admitted: [],
        room: 10,
      },
    });
    expect(registry.acts).toMatchObject([
      {
        action: 'rollout.start',
        target: 'finance',
        before: { version: '1.0.0' },
        after: { version: '1.1.0', roles: ['contractor'] },
      },
    ]);
  });

  test.each([
    ['the current release', { version: '1.0.0' }, 'already_current'],
    ['an unknown release', { version: '9.9.9' }, 'release_not_found'],
    ['a share of 0 %', { to: 0 }, 'invalid_input'],
    ['half a percent', { to: 0.5 }, 'invalid_input'],
    ['an unknown role', { roles: ['king'] }, 'invalid_input'],
    ['no role', { roles: [] }, 'invalid_input'],
  ])('of %s is rejected', async (_what, wishes, code) => {
    expect((await start(wishes as object)).body).toMatchObject({ error: { code } });
    expect((await state()).rollout).toBeNull();
  });

  test('is rejected during another rollout, and for a remote without a release', async () => {
    await start();
    expect(await start({ version: '1.2.0' })).toMatchObject(
      refused('rollout_under_way', /1\.1\.0 is being rolled out/),
    );
    await move('abort');
    await registry.empty();
    await registry.released('1.1.0');
    expect(await start()).toMatchObject(refused('nothing_released'));
  });

  test('succeeds for one of two administrators who click at the same time', async () => {
    const answers = await Promise.all(['1.1.0', '1.2.0', '1.1.0', '1.2.0'].map((version) => start({ version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    await registry.relay.flush();
    expect(actions()).toEqual(['rollout.start']);
  });
});

describe('a remote of a team', () => {
  const owned = async (verbs: readonly DeployVerb[]) => {
    const members = ['b3c1a5de-0f6e-4c3e-9d0a-5a86f5a0c002'];
    const team = await makeTeam(registry.admin, { members });
    const { token } = await makeToken(registry.admin, team, { verbs: [...verbs] });
    return { members, holder: registry.withDeployToken(token) };
  };
  const body = { version: '1.1.0' };

  test('gives its releases to the members first, and the audit names the team', async () => {
    const { members, holder } = await owned(['rollout']);
    expect((await holder.post(at('rollout'), body)).status).toBe(201);
    expect((await given())?.rollout?.team).toEqual(members);
    expect(registry.acts.at(-1)).toMatchObject({
      action: 'rollout.start',
      by: 'Treasury: pipeline',
      after: { team: 'Treasury' },
    });
  });

  test('accepts each verb from a token that may use it, and from no other', async () => {
    const { holder } = await owned(['revert']);
    expect(await holder.post(at('rollout'), body)).toMatchObject({
      status: 403,
      body: { error: { code: 'deploy_token_other_verb' } },
    });
    expect(await holder.post(at('rollout/pause'), {})).toMatchObject({ status: 403 });
    expect(await holder.put(at('pin'), body)).toMatchObject({ status: 403 });
    expect((await holder.post(at('back'), {})).status).toBe(409);
    expect((await start()).status).toBe(403); // the first deploy token
  });
});

test('every verb without a rollout is rejected, and an unknown one is answered with 404', async () => {
  for (const verb of rolloutVerbs)
    expect(await move(verb)).toMatchObject(refused('no_rollout', /no rollout of finance/));
  await start();
  expect((await move('explode')).status).toBe(404);
});

test('a verb that is not possible is rejected with a sentence, and changes nothing', async () => {
  await start();
  const before = await state();
  expect(await move('resume')).toMatchObject(refused('verb_does_not_fit', /not paused/));
  expect(await state()).toEqual(before);
  expect(actions()).toEqual(['rollout.start']);
});

test('each verb is recorded in the audit with its changes', async () => {
  await start();
  for (const verb of ['pause', 'resume', 'step', 'abort']) expect((await move(verb)).status).toBe(200);
  expect(actions()).toEqual(['rollout.start', 'rollout.pause', 'rollout.resume', 'rollout.step', 'rollout.abort']);
  expect(registry.acts[3]).toMatchObject({
    before: { weight: 0, state: 'running' },
    after: { weight: 1 },
    actor: null,
  });
  expect(await state()).toMatchObject({
    current: '1.0.0',
    rollout: null,
    pastRollouts: [{ version: '1.1.0', end: 'aborted', weight: 1 }],
  });
});

test('of two concurrent verbs, each is applied to the state that it finds', async () => {
  await start();
  const answers = await Promise.all([move('pause'), move('pause'), move('abort'), move('abort')]);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  expect((await state()).rollout).toBeNull();
  expect(actions().filter((action) => action === 'rollout.abort')).toHaveLength(1);
});

test('open browsers are notified only of urgent changes, not of a step', async () => {
  await start();
  await move('step');
  expect(registry.events).toEqual([]);
  await move('promote');
  expect(registry.events).toMatchObject([
    { type: 'remotes.changed', to: { everyone: true }, payload: { version: '1.1.0' } },
  ]);
});

test('a promoted release is given to everybody, and watched for a day', async () => {
  await start();
  await move('promote');
  expect(await given()).toMatchObject({ version: '1.1.0', isWatched: true, previous: { version: '1.0.0' } });
  await pass(24 * 60 - 1);
  expect((await state()).rollout).toMatchObject({ state: 'watched', weight: 100 });
  await pass(1);
  expect(await state()).toMatchObject({ current: '1.1.0', rollout: null, pastRollouts: [{ end: 'kept' }] });
  expect(await given()).not.toHaveProperty('isWatched');
});

test('a watched release does not prevent the next rollout', async () => {
  await start();
  await move('promote');
  expect((await start({ version: '1.2.0' })).body).toMatchObject({ current: '1.1.0', rollout: { version: '1.2.0' } });
});

test('the second of two administrators who take the same step is told that it was taken', async () => {
  await start();
  const seen = () => registry.deployer.post(at('rollout/step'), { version: '1.1.0', weight: 0 });
  const both = await Promise.all([seen(), seen()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await state()).toMatchObject({ rollout: { weight: 1 } });
  expect(await registry.deployer.post(at('rollout/step'), { version: '1.2.0' })).toMatchObject(
    refused('rollout_moved'),
  );
});

describe('rolling back', () => {
  test('removes the release of a rollout from everybody, in any state', async () => {
    await start();
    await move('pause');
    registry.events.length = 0;
    expect((await back()).body).toMatchObject({ current: '1.0.0', rollout: null });
    expect(registry.events).toMatchObject([{ payload: { name: 'finance', version: '1.0.0' } }]);
  });

  test('restores the release before a watched one, and the broken one is no longer a fallback', async () => {
    await start();
    await move('promote');
    expect((await back()).body).toMatchObject({ current: '1.0.0', previous: null, rollout: null });
    expect(actions().at(-1)).toBe('release.back');
  });

  test('restores the previous release without a rollout, and is rejected if there is none', async () => {
    expect(await back()).toMatchObject(refused('nothing_before'));
    await registry.deployer.put(current('finance'), { version: '1.1.0' });
    expect((await back()).body).toMatchObject({ current: '1.0.0', previous: null });
    expect((await state()).history).toMatchObject([
      { version: '1.0.0' },
      { version: '1.1.0' },
      { version: '1.0.0', rolledBack: '1.1.0' },
    ]);
    // Nothing leads back to what was rolled back, and open browsers see by that to leave it at once.
    expect(await back()).toMatchObject(refused('nothing_before'));
  });

  test.each([
    ['aborted', () => move('abort')],
    ['rolled back', () => back()],
  ])('from a release that was stable before leaves it without a fallback once its rollout is %s', async (_how, end) => {
    for (const version of ['1.1.0', '1.0.0']) await registry.deployer.put(current('finance'), { version });
    await start();
    expect(await state()).toMatchObject({ previous: '1.1.0', rollout: { version: '1.1.0' } });
    await end();
    expect(await state()).toMatchObject({ current: '1.0.0', previous: null, rollout: null });
  });

  test('is done once if two administrators have seen the same release', async () => {
    await registry.deployer.put(current('finance'), { version: '1.1.0' });
    const seen = () => registry.deployer.post(at('back'), { version: '1.1.0' });
    const both = await Promise.all([seen(), seen()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await state()).toMatchObject({ current: '1.0.0' });
    expect(await seen()).toMatchObject(refused('not_the_latest', /1\.1\.0 was rolled back already/));
  });

  test('takes precedence over concurrent verbs', async () => {
    await start();
    const others = ['step', 'pause', 'step'].map((verb) => move(verb));
    expect((await Promise.all([...others, back()])).at(-1)?.status).toBe(200);
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: null });
  });
});

test('releasing to everybody at once ends a rollout', async () => {
  await start();
  await registry.deployer.put(current('finance'), { version: '1.2.0' });
  expect(await state()).toMatchObject({
    current: '1.2.0',
    rollout: null,
    pastRollouts: [{ version: '1.1.0', end: 'replaced' }],
  });
});

test('the state of a rollout is the same after a restart', async () => {
  await start({ to: 5 });
  await change({ step: 2, state: 'held' });
  const another = await registry.openAnother();
  expect((await another.deployer.post(at('rollout/promote'), {})).body).toMatchObject({ current: '1.1.0' });
  await another.close();
});
