import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { AreaUpstreams } from './area-upstreams';
import type { Areas } from './areas';

/** How often the areas are checked while an upstream of theirs is open, as events may be lost. */
const lookEveryMs = 5000;

/**
 * Closes the upstreams of areas that were removed or have another address: immediately after an event, otherwise within
 * seconds.
 * @returns a function that stops this
 */
export function watchAreas(
  upstreams: Pick<AreaUpstreams, 'opened' | 'keep'>,
  areas: Pick<Areas, 'get'>,
  bus: Pick<Bus, 'subscribe'>,
  log: Pick<Log, 'warn'>,
  everyMs = lookEveryMs,
): () => Promise<void> {
  async function look(): Promise<void> {
    if (upstreams.opened.length > 0) upstreams.keep(await areas.get());
  }
  const onError = (error: unknown) => log.warn({ err: error }, 'the areas of open upstreams could not be checked');
  const stopLooking = runPeriodically(everyMs, look, onError);
  // Not awaited: the publisher of an event must not wait for the registry.
  const unsubscribe = bus.subscribe('areas.changed', () => void look().catch(onError));
  return async () => {
    unsubscribe();
    await stopLooking();
  };
}
