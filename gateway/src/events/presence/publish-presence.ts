import { randomUUID } from 'node:crypto';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Streams } from '../streams';

/** Changes are collected for this long and published together. */
const collectMs = 500;
/** The whole list is published again after this long, as the bus may lose single changes. */
const wholeEveryMs = 15_000;

/**
 * Publishes which users have Plaza open at this gateway: who arrived and who left, plus the whole list regularly and on
 * request. When stopped, it publishes that nobody is present.
 */
export function publishPresence(streams: Streams, bus: Bus, log: Log): () => Promise<void> {
  const gatewayId = randomUUID();
  let published: ReadonlySet<string> = new Set();
  let wholeAt = Number.NEGATIVE_INFINITY;

  async function publish(present: ReadonlySet<string>, whole: boolean): Promise<void> {
    const came = whole ? [...present] : [...present].filter((id) => !published.has(id));
    const left = whole ? [] : [...published].filter((id) => !present.has(id));
    if (!whole && came.length === 0 && left.length === 0) return;
    published = present;
    if (whole) wholeAt = performance.now();
    await bus.publish(createEvent('presence.told', { gatewayId, whole, came, left })).catch((error) => {
      wholeAt = Number.NEGATIVE_INFINITY; // publish the whole list next time, as these changes are lost
      log.warn({ err: error }, 'presence could not be published');
    });
  }

  const timer = setInterval(
    () => void publish(streams.userIds(), performance.now() - wholeAt >= wholeEveryMs),
    collectMs,
  );
  const unsubscribe = bus.subscribe('presence.asked', () => publish(streams.userIds(), true));
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await publish(new Set(), true);
  };
}
