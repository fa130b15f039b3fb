import { openRegistry, type TestRegistry } from '../testing/registry';
import { rolloutOfFinance } from '../testing/rollout';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
const { at, prepare, pass, given } = rolloutOfFinance(() => registry);
beforeEach(async () => {
  await registry.empty();
  await prepare();
});
afterAll(() => registry.close());

const actions = () => registry.acts.map((act) => (act as { action: string }).action);

describe('a pin', () => {
  const id = 'b3c1a5de-0f6e-4c3e-9d0a-5a86f5a0c001';
  const pin = (version = '1.2.0') => registry.as({ id, role: 'admin_high' }).put(at('pin'), { version });
  const unpin = () => registry.as({ id, role: 'admin_high' }).delete(at('pin'));

  test("lasts eight hours, and the user's browsers are notified", async () => {
    expect((await pin()).status).toBe(200);
    expect((await given())?.pins).toMatchObject([{ person: id, release: { version: '1.2.0' } }]);
    expect(registry.events).toMatchObject([{ type: 'remotes.changed', to: { users: [id] } }]);
    await pin('1.1.0');
    expect((await given())?.pins).toMatchObject([{ release: { version: '1.1.0' } }]);
    await pass(8 * 60);
    expect(await given()).not.toHaveProperty('pins');
  });

  test('can be removed, which is announced once', async () => {
    await pin();
    expect([(await unpin()).status, (await unpin()).status]).toEqual([204, 204]);
    expect(await given()).not.toHaveProperty('pins');
    expect(actions()).toEqual(['release.pin', 'release.unpin']);
  });

  test('belongs to a user: a deployment has no browser', async () => {
    expect(await registry.deployer.put(at('pin'), { version: '1.2.0' })).toMatchObject({
      status: 400,
      body: { error: { code: 'not_a_person' } },
    });
    expect((await pin('9.9.9')).status).toBe(404);
  });
});
