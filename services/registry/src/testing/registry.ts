import { createHash } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { type Release, remoteContract } from '@plaza/contracts/registry/releases';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createLog } from '@plaza/service-kit/log';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createApp } from '../app';
import { database } from '../database';
import type { RegistryDependencies } from '../dependencies';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';

export const deployToken = 'a-deploy-token-for-tests';
export const shellFederation = '2.9.2';
export const releases = '/api/v1/registry/releases';
export const remotes = '/api/v1/registry/remotes';
export const current = (name: string) => `${remotes}/${name}/current`;

export const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export const fullIntegrity = {
  'assets/tabs.11.js': hash('tabs'),
  'mf-manifest.json': hash('manifest'),
  'remoteEntry.3fa91c20.js': hash('entry'),
};

/** A release of finance that is compatible with the shell of these tests. */
export function releaseFixture(changes: Partial<Release> = {}): Release {
  return {
    name: 'finance',
    version: '1.0.0',
    contract: remoteContract,
    federation: shellFederation,
    tabs: ['overview', 'finance_manager'],
    manifest: 'mf-manifest.json',
    integrity: fullIntegrity,
    ...changes,
  };
}

export type TestRegistry = Awaited<ReturnType<typeof openRegistry>>;

/** A registry on this test file's database, with clients for deployments and administrators, and its published events. */
export async function openRegistry() {
  const log = createLog('registry', 'silent');
  const trust = fixedTrust(testKeys());
  const events: PlazaEvent[] = [];
  const acts: unknown[] = [];
  await openTestDatabase(database);
  const bus = memoryBus(log);
  bus.subscribeAll((event) => void (event.type === 'act.audited' ? acts.push(event.payload) : events.push(event)));
  const relay = startOutboxRelay(database, [RemotePointerModel.collection.collectionName], bus, log);

  /** Opens one more instance with other dependencies. */
  async function openAnother(overrides: Partial<RegistryDependencies> = {}) {
    const context = { log, trust, flushOutbox: relay.flush, deployToken, shellFederation };
    const server = await listen(createApp({ ...context, ...overrides }).callback());
    return {
      ...server,
      neighbour: serviceClient(server.url),
      deployer: client(server.url, { headers: { 'x-deploy-token': deployToken } }),
    };
  }

  const { url, close, deployer, neighbour } = await openAnother();
  return {
    /** What was told to browsers. */
    events,
    /** What was told for the audit. */
    acts,
    relay,
    openAnother,
    deployer,
    neighbour,
    anybody: client(url),
    admin: client(url, { token: accessTokenFor({ role: 'admin_high' }) }),
    as: (user: Parameters<typeof accessTokenFor>[0]) => client(url, { token: accessTokenFor(user) }),
    withDeployToken: (token: string) => client(url, { headers: { 'x-deploy-token': token } }),
    async released(...versions: string[]) {
      for (const version of versions) await deployer.post(releases, releaseFixture({ version }));
    },
    async empty() {
      await Promise.all([ReleaseModel.deleteMany(), RemotePointerModel.deleteMany()]);
      events.length = 0;
      acts.length = 0;
    },
    async close() {
      await close();
      await relay.stop();
      await closeTestDatabase(database);
    },
  };
}
