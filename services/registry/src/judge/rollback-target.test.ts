import { current, openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance } from '../testing/rollout';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, start, move, prepare, reportByMany, state, given } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
});
afterAll(() => registry.close());

const off = (version: string) => registry.deployer.put(at('off'), { version, reason: 'It has a hole.' });
const on = (version: string) => registry.deployer.post(at('on'), { version });
const point = (version: string) => registry.deployer.put(current('finance'), { version });

interface Setting {
  /** The releases that everybody has before, one after the other. */
  readonly releases?: readonly string[];
  /** What is switched off once everybody has 1.1.0. */
  readonly offline?: readonly string[];
}

/** Rolls 1.1.0 out to everybody. */
async function watched({ releases = [], offline = ['1.0.0'] }: Setting): Promise<void> {
  for (const version of releases) await point(version);
  await start();
  await move('promote');
  for (const version of offline) await off(version);
  registry.acts.length = 0;
}

test('a bad release is rolled back to the release before stable if stable is switched off', async () => {
  await watched({ releases: ['1.2.0'], offline: ['1.2.0'] });
  await reportByMany(3, 'crashed');
  expect(await state()).toMatchObject({
    current: '1.0.0',
    previous: null,
    rollout: null,
    pastRollouts: [{ version: '1.1.0', end: 'returned' }],
  });
  expect(registry.acts).toMatchObject([
    { action: 'release.return', before: { version: '1.1.0' }, after: { version: '1.0.0', because: 'row' } },
  ]);
  expect(await given()).not.toHaveProperty('switchedOff');
});

describe('a bad release stays, as everybody would lose the tab otherwise,', () => {
  test.each<[why: string, setting: Setting]>([
    ['if stable is off and no release was there before it', {}],
    ['if the release before stable is off, too', { releases: ['1.2.0'], offline: ['1.0.0', '1.2.0'] }],
    ['if the release before stable is the bad one itself', { releases: ['1.1.0', '1.0.0'] }],
  ])('%s', async (_why, setting) => {
    await watched(setting);
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: { state: 'watched' } });
    expect(await given()).not.toHaveProperty('switchedOff');
  });

  test('and the audit records it once', async () => {
    await watched({});
    for (let times = 0; times < 3; times++) await reportByMany(3, 'crashed');
    expect(registry.acts).toMatchObject([
      {
        action: 'rollout.suspicion',
        by: 'Rollout',
        before: null,
        after: { version: '1.1.0', switchedOff: '1.0.0', because: 'row', outcomes: { good: 0, bad: 3 } },
      },
    ]);
  });

  test('until stable is switched on again', async () => {
    await watched({});
    await reportByMany(3, 'crashed');
    await on('1.0.0');
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: null, pastRollouts: [{ end: 'returned' }] });
  });
});

test('a bad release beside stable is rolled back even if stable is off, as everybody else has stable', async () => {
  await start();
  await off('1.0.0');
  await reportByMany(3, 'crashed');
  expect(await state()).toMatchObject({ current: '1.0.0', rollout: null });
});
