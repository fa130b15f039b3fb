import type { EventPayload } from '@plaza/contracts/events';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { Presence } from './presence';

/** Somebody opened Plaza where they had it open nowhere, or closed it everywhere. */
export interface PresenceChange {
  readonly userId: string;
  readonly isOnline: boolean;
}

interface Gateway {
  readonly users: Set<string>;
  readonly heardAt: number;
}

const lookEveryMs = 500;
/** A gateway without a word for three of its rounds is gone. */
const goneAfterMs = 45_000;
/**
 * Whoever closed Plaza is there for so long yet: a page that is loaded again takes two seconds to be back, at another
 * gateway perhaps, and gateways collect for half a second.
 */
const lingerMs = 3000;

/**
 * Follows what the gateways tell of who comes and goes.
 * @param tell gets who came and who left since it was called last; each instance calls its own
 */
export function gatewayPresence(
  bus: Bus,
  log: Log,
  tell: (changes: readonly PresenceChange[]) => Promise<void>,
): Presence {
  const gateways = new Map<string, Gateway>();
  const online = new Set<string>();
  const leftAt = new Map<string, number>();
  let changes: PresenceChange[] = [];

  function hear({ gatewayId, whole, came, left }: EventPayload<'presence.told'>): void {
    const before = gateways.get(gatewayId)?.users ?? new Set();
    const users = whole ? new Set<string>() : before;
    for (const id of left) users.delete(id);
    for (const id of came) users.add(id);
    if (whole && users.size === 0) gateways.delete(gatewayId);
    else gateways.set(gatewayId, { users, heardAt: Date.now() });
    came.forEach(arrive);
    for (const id of whole ? before : left) noteAbsence(id);
  }

  function arrive(id: string): void {
    leftAt.delete(id);
    if (online.has(id)) return;
    online.add(id);
    changes.push({ userId: id, isOnline: true });
  }

  function noteAbsence(id: string): void {
    const isSomewhere = [...gateways.values()].some(({ users }) => users.has(id));
    if (!isSomewhere && online.has(id) && !leftAt.has(id)) leftAt.set(id, Date.now());
  }

  function look(): void {
    const now = Date.now();
    for (const [id, { users, heardAt }] of gateways) {
      if (now - heardAt < goneAfterMs) continue;
      gateways.delete(id);
      users.forEach(noteAbsence);
    }
    for (const [id, at] of leftAt) {
      if (now - at < lingerMs) continue;
      leftAt.delete(id);
      online.delete(id);
      changes.push({ userId: id, isOnline: false });
    }
    if (changes.length === 0) return;
    const told = changes;
    changes = [];
    tell(told).catch((error) => log.warn({ err: error }, 'who came and who left could not be told'));
  }

  const ask = () => {
    bus
      .publish(createEvent('presence.asked', {}))
      .catch((error) => log.warn({ err: error }, 'the gateways could not be asked who is there'));
  };
  const timer = setInterval(look, lookEveryMs);
  const stops = [bus.subscribe('presence.told', ({ payload }) => hear(payload)), bus.onConnected(ask)];
  ask();
  return {
    isOnline: (userId) => online.has(userId),
    stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}
