import { financeCalls } from '@plaza/contracts/finance/calls';
import { createLimiter } from '@plaza/service-kit/limiter';
import { consumeDeletions } from '@plaza/service-kit/outbox/consume-deletions';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { ComputingBudget } from './computing-budget';
import { Config } from './config';
import { database } from './database';
import { snapshotJob } from './history/snapshot-job';
import { snapshotsBeforeRequests } from './history/snapshots-before-requests';
import { partsPerHour } from './import-export/import/import-parts';
import { startResumingImports } from './import-export/import/resume-imports';
import { exportRecorder } from './import-export/record-export';
import { identityClient } from './profile/identity-client';
import { marketsClient } from './rates/markets-client';
import { removeUserData } from './remove-user-data';
import { sharding } from './sharding';

export const service: ServiceDefinition<Config> = {
  name: 'finance',
  port: 4102,
  config: Config,
  database,
  sharding,
  async create(context) {
    const stopConsuming = consumeDeletions(context, database, 'finance', removeUserData);
    const { config, log } = context;
    const marketRates = marketsClient(config.MARKETS_URL, context.internalFetch, log);
    const profiles = identityClient(config.IDENTITY_URL, context.internalFetch, log);
    const recordExport = exportRecorder(config.IDENTITY_URL, context.internalFetch);
    const stopResuming = await startResumingImports(marketRates, log);
    const snapshots = snapshotJob(marketRates, log, config.SNAPSHOT_INTERVAL_MS, context.trust.isDeleted);
    await snapshots.start();
    const importExportLimiter = createLimiter(
      { name: 'import-export', points: config.IMPORTS_PER_HOUR, seconds: 3600 },
      context.redis,
    );
    const importPartLimiter = createLimiter(
      { name: 'import-parts', points: partsPerHour, seconds: 3600 },
      context.redis,
    );
    const computing = new ComputingBudget(config.COMPUTING_MS_PER_MINUTE);
    const trust = snapshotsBeforeRequests(context.trust, marketRates, log);
    const limiters = { importExportLimiter, importPartLimiter };
    const app = createApp({ ...context, ...limiters, trust, marketRates, profiles, recordExport, computing });
    return {
      handler: app.callback(),
      provides: { calls: financeCalls },
      async stop() {
        stopConsuming();
        await stopResuming();
        await snapshots.stop();
      },
    };
  },
};
