import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';

/** A stand-in for identity's audit, which confirms records unless it is made unavailable. */
export function startAudit(bus: Bus) {
  const state = { isAway: false };
  bus.subscribe('act.audited', async ({ id: eventId }) => {
    if (!state.isAway) await bus.publish(createEvent('event.done', { eventId, consumer: 'identity' }));
  });
  return {
    away: () => void Object.assign(state, { isAway: true }),
    back: () => void Object.assign(state, { isAway: false }),
  };
}
