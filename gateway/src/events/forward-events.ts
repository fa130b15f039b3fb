import { eventScopes, type PlazaEvent } from '@plaza/contracts/events';
import { tabsThatOpen } from '@plaza/contracts/permission-graph';
import { type Role, roles } from '@plaza/contracts/roles';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Streams } from './streams';

/**
 * Forwards events from the bus to the browsers that they are addressed to and that may see them. @returns a function
 * that stops forwarding
 */
export function forwardEvents(streams: Streams, bus: Bus, trust: Trust): () => void {
  return bus.subscribeAll((event) => {
    if (!event.to || !eventScopes[event.type]) return streams.deliver(event);
    return permittedRoles(event, trust).then((permitted) => streams.deliver(event, permitted));
  });
}

/** The roles with a tab that opens the scope of an event. */
async function permittedRoles({ type }: PlazaEvent, trust: Trust): Promise<ReadonlySet<Role>> {
  const scope = eventScopes[type];
  const opening = scope ? tabsThatOpen(scope) : [];
  const tabs = await Promise.all(roles.map((role) => trust.tabsOf(role)));
  return new Set(roles.filter((_role, index) => opening.some((tab) => tabs[index]?.has(tab))));
}
