import type { BrowserEvent, PlazaEvent } from '@plaza/contracts/events';
import type { Role } from '@plaza/contracts/roles';
import { differsByRole, eventForRole } from './event-for-role';

export const frameOf = (message: BrowserEvent) => Buffer.from(`data: ${JSON.stringify(message)}\n\n`);

/** The frames of an event, each built when the first stream needs it. */
export function frames(event: PlazaEvent): (role: Role) => Buffer {
  const made = new Map<Role | undefined, Buffer>();
  const differs = differsByRole(event);
  return (role) => {
    const key = differs ? role : undefined;
    const known = made.get(key);
    if (known) return known;
    const frame = frameOf(eventForRole(event, key));
    made.set(key, frame);
    return frame;
  };
}
