import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../config/config';
import { drillActs } from './drill-acts';
import { DrillRuns } from './drill-runs';
import { StartLock } from './start-lock';

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'bus' | 'redis' | 'internalFetch'>;

/** The drills, and how their starts and ends are recorded. */
export function openDrills(context: Context) {
  const { log, bus, redis } = context;
  const record = drillActs(context);
  const runs = new DrillRuns({
    bus,
    log,
    lock: new StartLock(redis, log),
    async recordEnd({ id, kind, name, by, journeys }) {
      const failed = journeys
        .filter(({ worst, before }) => worst === 'fails' && before !== 'fails')
        .map((one) => one.name);
      const actor = { id: by, role: 'admin_high' } as const;
      await record({ actor, target: `${kind} ${name}`, action: 'drill.end', after: { failed }, requestId: id });
    },
  });
  return { runs, record };
}
