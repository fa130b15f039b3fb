import { consume } from '@plaza/service-kit/outbox/consume';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { IdentityConfig } from '../config';
import { database } from '../database';
import type { PublishDependencies } from '../permissions/publish-save';
import { registryAreas } from './registry-areas';
import { storeAreas } from './store-areas';

const retryMs = 5000;

type Context = Pick<ServiceContext<IdentityConfig>, 'config' | 'internalFetch' | 'bus' | 'log'>;

/**
 * Keeps the stored areas in step with those that the registry has approved: fetches them once at the start, and again
 * on every `areas.changed` event, which is redelivered until it is consumed.
 * @returns a function that stops it
 */
export function followAreas(context: Context, dependencies: PublishDependencies): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Updates run one after another, so that the latest response is the one that stays stored. */
  function update(): Promise<void> {
    const next = running
      .catch(() => undefined)
      .then(async () => storeAreas(await registryAreas(context), dependencies));
    running = next;
    return next;
  }

  function start(): void {
    update().catch((error) => {
      if (isStopped) return;
      context.log.info({ err: error }, 'the areas could not be fetched; trying again');
      timer = setTimeout(start, retryMs).unref();
    });
  }

  const stopConsuming = consume(context.bus, database, 'identity', 'areas.changed', update);
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    stopConsuming();
    await running.catch(() => undefined);
  };
}
