import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { Areas } from '../registry/areas';
import type { AreaUpstreams } from './area-upstreams';

/** How often the areas are looked at while any of their services is open: events may be lost, or not arrive at all. */
const lookEveryMs = 5000;

/**
 * Closes the services of areas that were removed or have another address: at once where an event says so, else within
 * seconds.
 * @returns how to stop
 */
export function followAreas(
  upstreams: Pick<AreaUpstreams, 'opened' | 'keep'>,
  areas: Pick<Areas, 'get'>,
  bus: Pick<Bus, 'subscribe'>,
  log: Pick<Log, 'warn'>,
  everyMs = lookEveryMs,
): () => Promise<void> {
  async function look(): Promise<void> {
    if (upstreams.opened.length > 0) upstreams.keep(await areas.get());
  }
  const onError = (error: unknown) => log.warn({ err: error }, 'the services of areas could not be looked at');
  const stopLooking = runPeriodically(everyMs, look, onError);
  // Not waited for: whoever publishes an event is not to wait for the registry.
  const unsubscribe = bus.subscribe('areas.changed', () => void look().catch(onError));
  return async () => {
    unsubscribe();
    await stopLooking();
  };
}
