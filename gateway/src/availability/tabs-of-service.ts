import type { Access } from '@plaza/contracts/call';
import { edgeOf, type Scope } from '@plaza/contracts/permission-graph';
import type { ApprovedArea } from '@plaza/contracts/registry/areas';
import { serviceCalls } from '@plaza/contracts/service-calls';
import { type TabId, tabIds } from '@plaza/contracts/tabs';

const scopeOf = (access: Access): Scope | undefined =>
  typeof access === 'object' && 'scope' in access ? access.scope : undefined;

const scopesOf = new Map<string, ReadonlySet<Scope>>(
  Object.entries(serviceCalls).map(([service, calls]) => [
    service,
    new Set(Object.values(calls).flatMap(({ access }) => scopeOf(access) ?? [])),
  ]),
);

/** The tabs that depend on a service: those that open one of its scopes, or that belong to the same area. */
export function tabsOfService(service: string, areas: readonly ApprovedArea[]): TabId[] {
  const scopes = scopesOf.get(service);
  if (scopes) return tabIds.filter((tab) => edgeOf(tab).scopes.some((scope) => scopes.has(scope)));
  return areas.filter(({ area }) => area === service).flatMap(({ tabs }) => tabs.map(({ id }) => id));
}
