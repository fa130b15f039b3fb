import type { PlazaEvent } from '@plaza/contracts/events';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import type { TabPermissions } from '@plaza/contracts/tabs';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser, testKeys } from '@plaza/test-kit/tokens';
import { createEvent } from '../bus/bus';
import type { BaseConfig } from '../config';
import { openInfrastructure } from '../lifecycle/infrastructure';
import { createLog, type Log } from '../logging/log';
import { type ServiceDefinition, startService } from '../start-service';
import { fixedTrust } from '../trust/fixed-trust';
import type { TrustInUsers } from '../trust/trust';
import { recordFilters } from './recorded-filters';
import { requireSharding } from './require-sharding';
import { serviceClient } from './service-client';

/** What a test changes about the defaults. */
interface ServiceOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Silent by default. */
  readonly log?: Log;
  /** The tabs of each role; ignored by a service with its own trust. */
  readonly permissions?: TabPermissions;
  /** The approved areas; none by default. */
  readonly areas?: readonly ApprovedArea[];
  /** Whether identity says that a user is deleted; by default every user whom it does not know is. */
  readonly isDeleted?: TrustInUsers['isDeleted'];
  /** Fills the database, which is connected and empty, before the service starts. */
  readonly before?: () => Promise<void>;
}

/** A service as `startService` runs it, on this test file's own database, accepting the tokens of test-kit. */
export async function openService<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  options?: ServiceOptions,
) {
  const { database } = service;
  if (database) await openTestDatabase(database);
  const filters = database && recordFilters(database);
  await options?.before?.();
  const instance = await openInstance(service, options);
  return {
    ...instance,
    async stop() {
      await instance.stop();
      if (database && filters) await requireSharding(database, service.sharding, filters.recorded());
      if (database) await closeTestDatabase(database);
    },
  };
}

/** Starts another instance on the open database; with REDIS_URL it shares cache and bus with the others. */
export async function openInstance<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  { env = {}, permissions, areas, isDeleted, log = createLog(service.name, 'silent') }: ServiceOptions = {},
) {
  const infrastructure = await openInfrastructure(env.REDIS_URL, log, env.BUS_SECRET?.split(','));
  const { bus, cache, authentication } = infrastructure;
  const events: PlazaEvent[] = [];
  bus.subscribeAll((event) => void events.push(event));
  let trust: TrustInUsers = fixedTrust(testKeys(), permissions, areas);
  const definition: ServiceDefinition<Config> = {
    ...service,
    // The test has opened it already, under this test file's name.
    database: undefined,
    async ownTrust(context) {
      if (service.ownTrust) trust = await service.ownTrust(context);
      if (isDeleted) trust = { ...trust, isDeleted };
      return trust;
    },
  };
  const running = await startService(definition, { NODE_ENV: 'test', PORT: '0', ...env }, { log, infrastructure });
  const { name, url } = running;
  return {
    name,
    url,
    bus,
    cache,
    authentication,
    trust,
    /** All events that were sent on the bus. */
    events,
    nobody: client(url),
    /** A client that calls as another service. */
    neighbour: serviceClient(url, { audience: name, authentication }),
    withToken: (token?: string) => client(url, { token }),
    /** A client signed in by test-kit, whose tokens a service with its own trust does not accept. */
    as: (user?: TestUser) => client(url, { token: accessTokenFor(user) }),
    async stop() {
      await running.stop();
      await infrastructure.close();
    },
  };
}

export type TestService = Awaited<ReturnType<typeof openInstance>>;

/** Sends a service the deletion of a user: the same event twice, then a new one; it has to confirm each. */
export async function expectConfirmedDeletion({ name, bus, events }: TestService, userId: string): Promise<void> {
  const before = events.length;
  const event = createEvent('user.deleted', { userId });
  const told = [event, event, createEvent('user.deleted', { userId })];
  for (const one of told) await bus.publish(one);
  const confirmations = events.slice(before).filter(({ type }) => type === 'event.done');
  expect(confirmations.map(({ payload }) => payload)).toEqual(told.map(({ id }) => ({ eventId: id, consumer: name })));
}
