import { current, openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance } from '../testing/rollout';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, start, move, back, prepare, reportByMany, pass, state, given } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
});
afterAll(() => registry.close());

const reason = 'Back at noon.';
const off = (version?: string) => registry.deployer.put(at('off'), { reason, ...(version ? { version } : {}) });
const on = (version?: string) => registry.deployer.post(at('on'), version ? { version } : {});
const point = (version: string) => registry.deployer.put(current('finance'), { version });
const refusedOf = (what: string) => ({
  status: 409,
  body: { error: { code: 'switched_off', message: `${what} is switched off. Switch it on first.` } },
});
const refused = {
  status: 409,
  body: { error: { code: 'switched_off', message: expect.stringMatching(/Switch it on/) } },
};

/** A rollout of 1.1.0 at 25 % whose step has a good verdict. */
async function goodAtLastStep(): Promise<void> {
  await start();
  for (let times = 0; times < 3; times++) await move('step');
  await reportByMany(65, 'ok');
}

describe('a switched-off release of a rollout', () => {
  test.each([
    ['the release', '1.1.0'],
    ['the whole remote', undefined],
  ])('is given to nobody else while %s is off, and continues once it is on again', async (_what, version) => {
    await goodAtLastStep();
    await off(version);
    await pass(1);
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: { version: '1.1.0', weight: 25 } });
    await on(version);
    await pass();
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: { state: 'watched' } });
  });

  test.each(['step', 'promote'])('rejects %s with a sentence, and users have stable', async (verb) => {
    await start();
    await off('1.1.0');
    expect(await move(verb)).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: { weight: 0 } });
    expect(await given()).not.toHaveProperty('switchedOff');
  });

  test('is not named if the whole remote is off, as switching on the release would not help', async () => {
    await off();
    expect(await start()).toMatchObject(refusedOf('finance'));
    await on();
    await start();
    await off('1.1.0');
    expect(await move('step')).toMatchObject(refusedOf('finance 1.1.0'));
    await off();
    expect(await move('step')).toMatchObject(refusedOf('finance'));
  });

  test.each(['pause', 'abort'])('accepts %s, which gives it to nobody', async (verb) => {
    await start();
    await off('1.1.0');
    expect((await move(verb)).status).toBe(200);
  });

  test('is still rolled back if it is bad', async () => {
    await start();
    await off('1.1.0');
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ rollout: null, pastRollouts: [{ end: 'returned' }] });
  });

  test('is kept at the end of its day if everybody has it', async () => {
    await start();
    await move('promote');
    await off('1.1.0');
    await pass(24 * 60);
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: null, pastRollouts: [{ end: 'kept' }] });
  });
});

describe('a switched-off release', () => {
  test('is not given to everybody, who would lose the tab', async () => {
    await off('1.2.0');
    expect(await point('1.2.0')).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.0.0' });
    await on('1.2.0');
    expect((await point('1.2.0')).status).toBe(200);
  });

  test('is given to everybody if the whole remote is off, which is how it is repaired', async () => {
    await off();
    expect((await point('1.2.0')).body).toMatchObject({ current: '1.2.0' });
  });

  test('stays the current one if a rollout beside it is ended by releasing it', async () => {
    await start();
    await off('1.0.0');
    expect((await point('1.0.0')).body).toMatchObject({ current: '1.0.0', rollout: null });
  });

  test('cannot be the target of a rollback from the current or a watched release', async () => {
    await point('1.2.0');
    await off('1.0.0');
    expect(await back()).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.2.0', previous: '1.0.0' });
    await on('1.0.0');
    await start();
    await move('promote');
    await off('1.2.0');
    expect(await back()).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: { state: 'watched' } });
  });

  test('does not prevent a rollback from a rollout beside it', async () => {
    await start();
    await off('1.0.0');
    expect((await back()).body).toMatchObject({ current: '1.0.0', rollout: null });
  });

  test.each([
    ['it', '1.1.0'],
    ['the whole remote', undefined],
  ])('cannot be pinned while %s is off, as nobody would load it', async (_what, version) => {
    const pin = () => registry.admin.put(at('pin'), { version: '1.1.0' });
    await off(version);
    expect(await pin()).toMatchObject(refused);
    await on(version);
    expect((await pin()).status).toBe(200);
  });
});
