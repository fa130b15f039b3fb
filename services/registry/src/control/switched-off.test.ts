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

describe('a release of a rollout that is switched off', () => {
  test.each([
    ['the release', '1.1.0'],
    ['the whole remote', undefined],
  ])('goes to nobody else while %s is off, and on once it is on again', async (_what, version) => {
    await goodAtLastStep();
    await off(version);
    await pass(1);
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: { version: '1.1.0', weight: 25 } });
    await on(version);
    await pass();
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: { state: 'watched' } });
  });

  test.each(['step', 'promote'])('takes no %s, with a sentence, and people have stable', async (verb) => {
    await start();
    await off('1.1.0');
    expect(await move(verb)).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.0.0', rollout: { weight: 0 } });
    expect(await given()).not.toHaveProperty('switchedOff');
  });

  test('names the remote alone where it is off as a whole, as switching on its release would help nobody', async () => {
    await off();
    expect(await start()).toMatchObject(refusedOf('finance'));
    await on();
    await start();
    await off('1.1.0');
    expect(await move('step')).toMatchObject(refusedOf('finance 1.1.0'));
    await off();
    expect(await move('step')).toMatchObject(refusedOf('finance'));
  });

  test.each(['pause', 'abort'])('takes %s, which gives it to nobody', async (verb) => {
    await start();
    await off('1.1.0');
    expect((await move(verb)).status).toBe(200);
  });

  test('is still taken back where it is bad', async () => {
    await start();
    await off('1.1.0');
    await reportByMany(3, 'crashed');
    expect(await state()).toMatchObject({ rollout: null, pastRollouts: [{ end: 'returned' }] });
  });

  test('is kept at the end of its day where everybody has it', async () => {
    await start();
    await move('promote');
    await off('1.1.0');
    await pass(24 * 60);
    expect(await state()).toMatchObject({ current: '1.1.0', rollout: null, pastRollouts: [{ end: 'kept' }] });
  });
});

describe('a release that is switched off', () => {
  test('is not given to everybody, which would take the tab from them', async () => {
    await off('1.2.0');
    expect(await point('1.2.0')).toMatchObject(refused);
    expect(await state()).toMatchObject({ current: '1.0.0' });
    await on('1.2.0');
    expect((await point('1.2.0')).status).toBe(200);
  });

  test('is given to everybody where the whole remote is off, as it is mended so', async () => {
    await off();
    expect((await point('1.2.0')).body).toMatchObject({ current: '1.2.0' });
  });

  test('is the current one still where a rollout beside it is ended by releasing it', async () => {
    await start();
    await off('1.0.0');
    expect((await point('1.0.0')).body).toMatchObject({ current: '1.0.0', rollout: null });
  });

  test('is not gone back to, from the current one or from one that is watched', async () => {
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

  test('keeps nobody from going back from a rollout beside it', async () => {
    await start();
    await off('1.0.0');
    expect((await back()).body).toMatchObject({ current: '1.0.0', rollout: null });
  });

  test.each([
    ['it', '1.1.0'],
    ['the whole remote', undefined],
  ])('is taken by nobody for themself while %s is off: nobody would load it', async (_what, version) => {
    const pin = () => registry.admin.put(at('pin'), { version: '1.1.0' });
    await off(version);
    expect(await pin()).toMatchObject(refused);
    await on(version);
    expect((await pin()).status).toBe(200);
  });
});
