import type { BrowserEvent, EventPayload, PlazaEvent } from '@plaza/contracts/events';
import type { Role } from '@plaza/contracts/roles';

/** Whether the payload of an event differs by the role of its receiver. */
export const differsByRole = (event: PlazaEvent): boolean => isPermissionChange(event) && !!event.payload.tabs;

/** The event as browsers receive it. @param role the receiver's role, needed if the payload differs by role */
export function eventForRole(event: PlazaEvent, role?: Role): BrowserEvent {
  const { type, payload, to } = event;
  const visible = role && isPermissionChange(event) ? ofRole(event.payload, role) : payload;
  return { type, payload: visible, ...(to?.topic && { topic: to.topic }) };
}

/** Whether an event reports a change to the tabs of a role. */
export const changesTabsOf = (event: PlazaEvent, role: Role): boolean =>
  isPermissionChange(event) && event.payload.roles.includes(role);

const isPermissionChange = (event: PlazaEvent): event is PlazaEvent<'permissions.changed'> =>
  event.type === 'permissions.changed';

/**
 * Keeps only the tabs of the receiver's role: other roles' tabs are for administrators only, whose screens request
 * them.
 */
function ofRole({ tabs, ...rest }: EventPayload<'permissions.changed'>, role: Role) {
  const own = tabs?.[role];
  return own ? { ...rest, tabs: { [role]: own } } : rest;
}
