import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';
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
    async recordEnd({ kind, name, journeys }, { by, requestId }) {
      const failed = journeys
        .filter(({ worst, before }) => worst === 'fails' && before !== 'fails')
        .map((one) => one.name);
      const author = by === null ? { actor: null, by: 'gateway' } : { actor: { id: by, role: 'admin_high' } as const };
      await record({ ...author, target: `${kind} ${name}`, action: 'drill.end', after: { failed }, requestId });
    },
  });
  return { runs, record };
}
