import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Role, roles } from '@plaza/contracts/roles';
import { type Bus, createEvent } from './bus';

/** How long to wait for the gateways' reports. */
const answerMs = 250;

/** Asks every gateway how many users are online, by role. A user connected to two gateways counts twice. */
export async function countOnline(bus: Bus): Promise<Partial<Record<Role, number>>> {
  const queryId = randomUUID();
  const total: Partial<Record<Role, number>> = {};
  const stop = bus.subscribe('online-users.reported', ({ payload }) => {
    if (payload.queryId !== queryId) return;
    for (const role of roles) total[role] = (total[role] ?? 0) + (payload.counts[role] ?? 0);
  });
  try {
    await bus.publish(createEvent('online-users.requested', { queryId }));
    await pause(answerMs);
  } finally {
    stop();
  }
  return total;
}
