import { randomUUID } from 'node:crypto';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Streams } from '../streams';

/** Changes are collected for this long and published together. */
const collectMs = 500;
/** The complete list is published again after this long, as the bus may lose single changes. */
const completeEveryMs = 15_000;

/**
 * Publishes which users have Plaza open at this gateway: who joined and who left, plus the complete list regularly and
 * on request. When stopped, it publishes that nobody is present.
 */
export function publishPresence(streams: Streams, bus: Bus, log: Log): () => Promise<void> {
  const gatewayId = randomUUID();
  let published: ReadonlySet<string> = new Set();
  let completeAt = Number.NEGATIVE_INFINITY;

  async function publish(present: ReadonlySet<string>, isComplete: boolean): Promise<void> {
    const joined = isComplete ? [...present] : [...present].filter((id) => !published.has(id));
    const left = isComplete ? [] : [...published].filter((id) => !present.has(id));
    if (!isComplete && joined.length === 0 && left.length === 0) return;
    published = present;
    if (isComplete) completeAt = performance.now();
    await bus.publish(createEvent('presence.reported', { gatewayId, isComplete, joined, left })).catch((error) => {
      completeAt = Number.NEGATIVE_INFINITY; // publish the complete list next time, as these changes are lost
      log.warn({ err: error }, 'presence could not be published');
    });
  }

  const timer = setInterval(
    () => void publish(streams.userIds(), performance.now() - completeAt >= completeEveryMs),
    collectMs,
  );
  const unsubscribe = bus.subscribe('presence.requested', () => publish(streams.userIds(), true));
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await publish(new Set(), true);
  };
}
