import { randomUUID } from 'node:crypto';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { Streams } from './streams';

/** Who comes and goes is collected for so long. */
const collectMs = 500;
/** Everybody is named again after this, as single words may be lost with the bus. */
const wholeEveryMs = 15_000;

/**
 * Tells on the bus who has Plaza open at this gateway: who came and who left, and everybody again and again and when
 * somebody asks. Once stopped, nobody is here any more.
 */
export function tellPresent(streams: Streams, bus: Bus, log: Log): () => Promise<void> {
  const gatewayId = randomUUID();
  let told: ReadonlySet<string> = new Set();
  let wholeAt = 0;

  async function tell(present: ReadonlySet<string>, whole: boolean): Promise<void> {
    const came = whole ? [...present] : [...present].filter((id) => !told.has(id));
    const left = whole ? [] : [...told].filter((id) => !present.has(id));
    if (!whole && came.length === 0 && left.length === 0) return;
    told = present;
    if (whole) wholeAt = Date.now();
    await bus.publish(createEvent('presence.told', { gatewayId, whole, came, left })).catch((error) => {
      wholeAt = 0; // whoever did not hear this hears of everybody next
      log.warn({ err: error }, 'who is present could not be told');
    });
  }

  const timer = setInterval(() => void tell(streams.people(), Date.now() - wholeAt >= wholeEveryMs), collectMs);
  const stopAnswering = bus.subscribe('presence.asked', () => tell(streams.people(), true));
  return async () => {
    clearInterval(timer);
    stopAnswering();
    await tell(new Set(), true);
  };
}
