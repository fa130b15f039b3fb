import fs from 'node:fs';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { BaseConfig } from '@plaza/service-kit/config';
import { createService } from '@plaza/service-kit/create-service';
import { runService } from '@plaza/service-kit/lifecycle/run-service';
import { createRoutes, ReadyJson } from '@plaza/service-kit/routes';

/** A program, bundled when a run begins: the markets service with a constant buffer in place of its cache. */
const bytes = fs.readFileSync(process.env.BENCH_LIST_FILE);

void runService({
  name: 'markets',
  port: 0,
  config: BaseConfig,
  async create({ log, metrics, trust }) {
    const routes = createRoutes(trust).on(marketsCalls.crypto, async () => new ReadyJson(bytes));
    const app = createService({ name: 'markets', log, metrics, calls: marketsCalls, routes: [routes] });
    return { handler: app.callback() };
  },
});
