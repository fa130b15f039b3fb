import type { EventPayload } from '@plaza/contracts/events';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Presence } from './presence';

/** A user opened the first connection to Plaza, or the last one closed. */
export interface PresenceChange {
  readonly userId: string;
  readonly isOnline: boolean;
}

interface Gateway {
  readonly users: Set<string>;
  /** In milliseconds of `performance.now`: a change of the system clock must not make users appear offline. */
  readonly reportedAt: number;
}

const checkEveryMs = 500;
/** A gateway that misses three of its reports counts as stopped. */
const goneAfterMs = 45_000;
/**
 * How long a user who closed Plaza remains online: a page that is reloaded needs two seconds to connect again, perhaps
 * to another gateway, and gateways report every half second.
 */
const lingerMs = 3000;

/**
 * Tracks which users are online, from the reports of the gateways.
 * @param publish receives the changes since its last call; each instance calls its own
 */
export function gatewayPresence(
  bus: Bus,
  log: Log,
  publish: (changes: readonly PresenceChange[]) => Promise<void>,
): Presence {
  const gateways = new Map<string, Gateway>();
  const online = new Set<string>();
  const leftAt = new Map<string, number>();
  let changes: PresenceChange[] = [];

  function receive({ gatewayId, whole, came, left }: EventPayload<'presence.told'>): void {
    const before = gateways.get(gatewayId)?.users ?? new Set();
    const users = whole ? new Set<string>() : before;
    for (const id of left) users.delete(id);
    for (const id of came) users.add(id);
    if (whole && users.size === 0) gateways.delete(gatewayId);
    else gateways.set(gatewayId, { users, reportedAt: performance.now() });
    came.forEach(setOnline);
    for (const id of whole ? before : left) startLinger(id);
  }

  function setOnline(id: string): void {
    leftAt.delete(id);
    if (online.has(id)) return;
    online.add(id);
    changes.push({ userId: id, isOnline: true });
  }

  function startLinger(id: string): void {
    const isSomewhere = [...gateways.values()].some(({ users }) => users.has(id));
    if (!isSomewhere && online.has(id) && !leftAt.has(id)) leftAt.set(id, performance.now());
  }

  function check(): void {
    const now = performance.now();
    for (const [id, { users, reportedAt }] of gateways) {
      if (now - reportedAt < goneAfterMs) continue;
      gateways.delete(id);
      users.forEach(startLinger);
    }
    for (const [id, at] of leftAt) {
      if (now - at < lingerMs) continue;
      leftAt.delete(id);
      online.delete(id);
      changes.push({ userId: id, isOnline: false });
    }
    if (changes.length === 0) return;
    const batch = changes;
    changes = [];
    publish(batch).catch((error) => log.warn({ err: error }, 'presence changes could not be published'));
  }

  const requestReports = () => {
    bus
      .publish(createEvent('presence.asked', {}))
      .catch((error) => log.warn({ err: error }, 'the gateways could not be asked for their reports'));
  };
  const timer = setInterval(check, checkEveryMs);
  const stops = [bus.subscribe('presence.told', ({ payload }) => receive(payload)), bus.onConnected(requestReports)];
  requestReports();
  return {
    isOnline: (userId) => online.has(userId),
    stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}
