import { current, openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance } from '../testing/rollout';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, start, prepare, state, given } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
});
afterAll(() => registry.close());

const actions = () => registry.acts.map((act) => (act as { action: string }).action);

describe('switching off', () => {
  const off = (body: object) => registry.deployer.put(at('off'), body);
  const on = (body: object = {}) => registry.deployer.post(at('on'), body);
  const reason = 'Finance is being mended. Please come back in an hour.';

  test('a remote shows the reason in its tab until it is switched on', async () => {
    await start();
    expect((await off({ reason })).body).toMatchObject({ switchedOff: [{ version: null, reason }] });
    expect(await given()).toMatchObject({ switchedOff: reason });
    expect(await given()).not.toHaveProperty('rollout');
    expect((await on()).body).toMatchObject({ switchedOff: [] });
    expect(await given()).not.toHaveProperty('switchedOff');
    expect(registry.events).toHaveLength(2);
    expect(actions()).toEqual(['rollout.start', 'release.switch-off', 'release.switch-on']);
  });

  test('a release gives its visitors stable; stable itself shows the reason', async () => {
    await start();
    await off({ version: '1.1.0', reason });
    expect(await given()).not.toHaveProperty('rollout');
    expect(await given()).not.toHaveProperty('switchedOff');
    await on({ version: '1.1.0' });
    await off({ version: '1.0.0', reason });
    expect(await given()).toMatchObject({ switchedOff: reason, rollout: { release: { version: '1.1.0' } } });
  });

  test('a release that was the fallback of the current one is no longer offered', async () => {
    await registry.deployer.put(current('finance'), { version: '1.1.0' });
    await off({ version: '1.0.0', reason });
    expect(await given()).not.toHaveProperty('previous');
  });

  test.each([
    ['without a reason', {}, 400],
    ['with a blank one', { reason: '  ' }, 400],
    ['of an unknown release', { reason, version: '9.9.9' }, 404],
  ])('%s is rejected', async (_what, body, status) => {
    expect((await off(body)).status).toBe(status);
    expect((await state()).switchedOff).toEqual([]);
  });

  test('a switched-off release can neither be rolled out nor switched on twice', async () => {
    await off({ version: '1.1.0', reason });
    expect(await start()).toMatchObject({ status: 409, body: { error: { code: 'switched_off' } } });
    await on({ version: '1.1.0' });
    expect(await on({ version: '1.1.0' })).toMatchObject({
      status: 409,
      body: { error: { code: 'not_switched_off' } },
    });
  });
});
