import { consume } from '@plaza/service-kit/outbox/consume';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { Config } from './config';
import { database } from './database';
import { daysKeptFirst } from './history/days-kept-first';
import { snapshotJob } from './history/snapshot-job';
import { profilesOfIdentity } from './profile/profiles-of-identity';
import { ratesOfMarkets } from './rates/rates-of-markets';
import { removePerson } from './remove-person';
import { finishImports } from './transfer/put-in';

export const service: ServiceDefinition<Config> = {
  name: 'finance',
  port: 4102,
  config: Config,
  database,
  async create(context) {
    const stopConsuming = consume(context.bus, database, 'finance', 'user.deleted', ({ userId }) =>
      removePerson(userId),
    );
    const { config, log } = context;
    const marketRates = ratesOfMarkets(config.MARKETS_URL, log);
    const profiles = profilesOfIdentity(config.IDENTITY_URL, log);
    await finishImports(marketRates, log);
    const snapshots = snapshotJob(marketRates, log, config.SNAPSHOT_INTERVAL_MS);
    await snapshots.start();
    const trust = daysKeptFirst(context.trust, marketRates, log);
    return {
      handler: createApp({ ...context, trust, marketRates, profiles }).callback(),
      async stop() {
        stopConsuming();
        await snapshots.stop();
      },
    };
  },
};
