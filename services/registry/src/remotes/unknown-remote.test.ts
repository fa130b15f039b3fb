import { rolloutVerbs } from '@plaza/contracts/registry/rollouts';
import type { Client } from '@plaza/test-kit/http';
import { PinModel } from '../pins/pin.model';
import { ReleaseModel } from '../releases/release.model';
import { current, openRegistry, remotes, type TestRegistry } from '../testing/registry';
import { releaseRecord } from '../testing/rollout';
import { RemotePointerModel } from './remote.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const version = '1.0.0';
const reason = 'Back at noon.';

type Verb = (by: Client, name: string) => ReturnType<Client['post']>;
/** Those that ask for no release. */
const verbs: [string, Verb][] = [
  ...rolloutVerbs.map((verb): [string, Verb] => [
    verb,
    (by, name) => by.post(`${remotes}/${name}/rollout/${verb}`, {}),
  ]),
  ['back', (by, name) => by.post(`${remotes}/${name}/back`, {})],
  ['off', (by, name) => by.put(`${remotes}/${name}/off`, { reason })],
  ['on', (by, name) => by.post(`${remotes}/${name}/on`, {})],
];
const stored = () => RemotePointerModel.countDocuments();

describe.each(verbs)('%s', (_verb, act) => {
  test('of an unknown remote is answered with 404, and stores nothing', async () => {
    for (const by of [registry.deployer, registry.admin]) {
      expect(await act(by, 'payments')).toMatchObject({ status: 404, body: { error: { code: 'remote_not_found' } } });
    }
    expect(await stored()).toBe(0);
    expect(registry.acts).toEqual([]);
  });

  test('of the remains of one from an earlier version is answered with 404 too', async () => {
    await RemotePointerModel.create({ _id: 'payments', current: null, previous: null, history: [] });
    expect((await act(registry.deployer, 'payments')).status).toBe(404);
  });

  test('of a remote without any release is rejected, and stores nothing', async () => {
    expect((await act(registry.deployer, 'finance')).status).toBe(409);
    expect(await stored()).toBe(0);
  });
});

test('releasing, pinning or rolling out a release of an unknown remote stores nothing', async () => {
  const { deployer, admin } = registry;
  const answers = await Promise.all([
    deployer.put(current('payments'), { version }),
    deployer.post(`${remotes}/payments/rollout`, { version }),
    deployer.put(`${remotes}/payments/off`, { version, reason }),
    admin.put(`${remotes}/payments/pin`, { version }),
    admin.get(`${remotes}/payments/releases/${version}/subsets`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await admin.delete(`${remotes}/payments/pin`)).status).toBe(204);
  expect(await stored()).toBe(0);
});

test('a remaining release of a removed area cannot be pinned', async () => {
  const { needs: _needs, ...release } = releaseRecord(version);
  await ReleaseModel.create({ ...release, name: 'loyalty' });
  expect(await registry.admin.put(`${remotes}/loyalty/pin`, { version })).toMatchObject({
    status: 404,
    body: { error: { code: 'remote_not_found' } },
  });
  expect([await stored(), await PinModel.countDocuments()]).toEqual([0, 0]);
});
