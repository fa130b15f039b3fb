import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';

/**
 * Publishes an event that nobody waits for. If the bus is unavailable, it still reaches this gateway's own listeners,
 * and the failure is only logged. @param text says in the log what could not be published
 */
export async function publishOrLog(
  { bus, log }: { readonly bus: Bus; readonly log: Log },
  event: Parameters<Bus['publish']>[0],
  text: string,
): Promise<void> {
  try {
    await bus.publish(event);
  } catch (error) {
    log.warn({ err: error, event: event.type }, text);
  }
}
