import type { Access } from '@plaza/contracts/call';
import type { Scope } from '@plaza/contracts/permission-graph';
import type { RemoteCalls } from '@plaza/contracts/registry/remote-calls';
import { serviceCalls } from '@plaza/contracts/service-calls';
import { liveReleases } from './live-releases';

const scopes: ReadonlyMap<string, Scope | null> = new Map(
  Object.values(serviceCalls)
    .flatMap((calls) => Object.values(calls))
    .map(({ route, access }) => [route, scopeOf(access)]),
);

/** The calls of each stable release, as its build reported them; the list is empty for a release that reported none. */
export async function remoteCalls(): Promise<RemoteCalls[]> {
  const stable = (await liveReleases()).filter(({ is }) => is === 'stable');
  return stable.map(({ name, version, needs }) => ({
    name,
    version,
    // A call without a service is one of the area's own service, which has the area's name.
    calls: (needs?.calls ?? []).map(({ route, service = name }) => ({
      route,
      service,
      scope: scopes.get(route) ?? null,
    })),
  }));
}

function scopeOf(access: Access): Scope | null {
  return typeof access === 'object' && 'scope' in access ? (access.scope ?? null) : null;
}
