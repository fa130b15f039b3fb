import type { PlazaEvent } from '@plaza/contracts/events';
import type { Role } from '@plaza/contracts/roles';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createLog } from '@plaza/service-kit/logging/log';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createApp } from '../app';
import { AreaModel } from '../areas/area.model';
import { ProvidedModel } from '../compatibility/provided.model';
import { ConfigurationModel } from '../configuration/configuration.model';
import { GatewayModel } from '../configuration/gateway.model';
import { database } from '../database';
import type { RegistryDependencies } from '../dependencies';
import { FileModel } from '../files/file.model';
import { mongodbFiles } from '../files/mongodb-files';
import { RolloutJudge } from '../judge/rollout-judge';
import { outboxCollections } from '../outbox-collections';
import type { AccountAges } from '../outcomes/account-ages';
import { LoadStartModel } from '../outcomes/load-starts';
import { OutcomeModel } from '../outcomes/outcome.model';
import { PinModel } from '../pins/pin.model';
import { ReleaseModel } from '../releases/release.model';
import { RemotePointerModel } from '../remotes/remote.model';
import { OnlineCount } from '../rollouts/online-count';
import { ShellFileModel } from '../shell-files/shell-file.model';
import { TeamModel } from '../teams/team.model';
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

const crowd = { user: 400, admin_high: 100 };

function counted({ online }: TestPeople): Partial<Record<Role, number>> {
  if (online instanceof Error) throw online;
  return online;
}

/** The number of people online by role, the creation dates of accounts, and whether identity responds. */
interface TestPeople {
  online: Partial<Record<Role, number>> | Error;
  since: Map<string, Date>;
  isIdentityUp: boolean;
}

export type TestRegistry = Awaited<ReturnType<typeof openRegistry>>;

/**
 * Opens a registry on this test file's database, with clients for deployments and administrators, and records its
 * published events.
 */
export async function openRegistry() {
  const log = createLog('registry', 'silent');
  const trust = fixedTrust(testKeys());
  const events: PlazaEvent[] = [];
  const acts: unknown[] = [];
  const clock = { now: new Date() };
  const people: TestPeople = { online: crowd, since: new Map(), isIdentityUp: true };
  const accounts: AccountAges = {
    async of() {
      if (!people.isIdentityUp) throw new Error('identity does not answer');
      return people.since;
    },
  };
  await openTestDatabase(database);
  const bus = memoryBus(log);
  bus.subscribeAll((event) => {
    if (event.type === 'act.audited') acts.push(event.payload);
    else if (event.type !== 'event.done') events.push(event);
  });
  // Identity confirms the events that it has handled; without a confirmation they would be sent again.
  const confirm = ({ id: eventId }: { id: string }) =>
    bus.publish(createEvent('event.done', { eventId, consumer: 'identity' }));
  bus.subscribe('act.audited', confirm);
  bus.subscribe('areas.changed', confirm);
  const relay = startOutboxRelay(database, outboxCollections(), bus, log);

  /** Opens another instance with other dependencies. */
  async function openAnother(overrides: Partial<RegistryDependencies> = {}) {
    const dependencies = {
      log,
      trust,
      flushOutbox: relay.flush,
      deployToken,
      shellFederation,
      isProduction: false,
      files: mongodbFiles,
      now: () => clock.now,
      accounts,
      online: new OnlineCount(async () => counted(people)),
      ...overrides,
    };
    const judge = new RolloutJudge(dependencies);
    const server = await listen(createApp(dependencies, judge).callback());
    return {
      ...server,
      judge,
      neighbour: serviceClient(server.url),
      gateway: serviceClient(server.url, { caller: 'gateway' }),
      deployer: client(server.url, { headers: { 'x-deploy-token': deployToken } }),
    };
  }

  const { url, close, deployer, neighbour, gateway, judge } = await openAnother();
  return {
    url,
    deployToken,
    /** The events sent to browsers. */
    events,
    /** The acts sent to the audit. */
    acts,
    relay,
    judge,
    /** The registry's clock, and the people that identity and gateways report. */
    clock,
    people,
    openAnother,
    deployer,
    neighbour,
    gateway,
    anybody: client(url),
    admin: client(url, { token: accessTokenFor({ role: 'admin_high' }) }),
    adminOf: (instance: string) => client(instance, { token: accessTokenFor({ role: 'admin_high' }) }),
    as: (user: Parameters<typeof accessTokenFor>[0]) => client(url, { token: accessTokenFor(user) }),
    withDeployToken: (token: string) => client(url, { headers: { 'x-deploy-token': token } }),
    async released(...versions: string[]) {
      for (const version of versions) await upload(deployer, uploadOf(releaseFixture({ version })));
    },
    async empty() {
      const models = [
        ...[ReleaseModel, RemotePointerModel, FileModel, TeamModel, OutcomeModel, LoadStartModel, PinModel],
        ...[AreaModel, ProvidedModel, ConfigurationModel, GatewayModel, ShellFileModel],
      ];
      await Promise.all(models.map((model: { deleteMany(): PromiseLike<unknown> }) => model.deleteMany()));
      clock.now = new Date();
      Object.assign(people, { online: crowd, since: new Map(), isIdentityUp: true });
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
