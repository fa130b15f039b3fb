import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Role, roles } from '@plaza/contracts/roles';
import { type Bus, createEvent } from './bus';

/** How long to wait for the gateways' answers. */
const answerMs = 250;

/** Asks every gateway how many users are online, by role. A user connected to two gateways counts twice. */
export async function countOnline(bus: Bus): Promise<Partial<Record<Role, number>>> {
  const askId = randomUUID();
  const total: Partial<Record<Role, number>> = {};
  const stop = bus.subscribe('online.told', ({ payload }) => {
    if (payload.askId !== askId) return;
    for (const role of roles) total[role] = (total[role] ?? 0) + (payload.people[role] ?? 0);
  });
  try {
    await bus.publish(createEvent('online.asked', { askId }));
    await pause(answerMs);
  } finally {
    stop();
  }
  return total;
}
