import type { PlazaEvent } from '@plaza/contracts/events';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createLog } from '@plaza/service-kit/log';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createApp } from '../app';
import { database } from '../database';
import type { RegistryDependencies } from '../dependencies';
import { FileModel } from '../files/file.model';
import { mongodbFiles } from '../files/mongodb-files';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import { releaseFixture, shellFederation, uploadOf } from './release';

export const deployToken = 'a-deploy-token-for-tests';
export const remotes = '/api/v1/registry/remotes';
export const releases = `${remotes}/finance/releases`;
export const missing = `${remotes}/finance/missing`;
export const current = (name: string) => `${remotes}/${name}/current`;

/** The header of an upload. */
export const gzip = { headers: { 'content-type': 'application/gzip' } };

/** Sends an archive as a release of finance. */
export const upload = <Body = unknown>(by: Client, archive: Buffer) => by.post<Body>(releases, archive, gzip);

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
    const context = { log, trust, flushOutbox: relay.flush, deployToken, shellFederation, files: mongodbFiles };
    const server = await listen(createApp({ ...context, ...overrides }).callback());
    return {
      ...server,
      neighbour: serviceClient(server.url),
      deployer: client(server.url, { headers: { 'x-deploy-token': deployToken } }),
    };
  }

  const { url, close, deployer, neighbour } = await openAnother();
  return {
    url,
    deployToken,
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
      for (const version of versions) await upload(deployer, uploadOf(releaseFixture({ version })));
    },
    async empty() {
      await Promise.all([ReleaseModel.deleteMany(), RemotePointerModel.deleteMany(), FileModel.deleteMany()]);
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
