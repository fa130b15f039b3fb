import type { Call } from '@plaza/contracts/call';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { callsOfServices, isUnder, prefixOf } from './calls-of-services';
import { issueAt } from './configuration-issue';

/** Paths that the gateway answers itself: a route or an alias with such a path would hide them. */
const ownPaths = ['/api/v1/events', '/api/v1/operations', '/api/v1/remotes', '/api/login', '/api/v1'];
/** Exists in development only; not part of the contracts. */
const mailbox = '/dev/mail';

type Routes = ReadonlyMap<string, ServiceName>;

/** The issues of routes, aliases and fallbacks. @param areaPrefixes the prefixes of approved areas */
export function routeIssues(document: GatewayConfiguration, areaPrefixes: readonly string[]): ConfigurationIssue[] {
  const routes: Routes = new Map(document.routes.map(({ prefix, service }) => [prefix, service]));
  return [
    ...prefixIssues(document, areaPrefixes),
    ...unknownRoutes(document),
    ...uncoveredCalls(routes),
    ...aliasIssues(document, routes),
    ...fallbackIssues(document, routes),
  ];
}

/** Each prefix may appear once, and must not hide another one. */
function* prefixIssues(
  { routes, aliases }: GatewayConfiguration,
  areas: readonly string[],
): Generator<ConfigurationIssue> {
  const places = [
    ...routes.map(({ prefix }, index) => ({ prefix, path: ['routes', index, 'prefix'] })),
    ...aliases.map(({ path: prefix }, index) => ({ prefix, path: ['aliases', index, 'path'] })),
  ];
  const taken = new Set<string>();
  for (const { prefix, path } of places) {
    if (taken.has(prefix)) yield issueAt(path, `${prefix} appears twice: one would hide the other.`);
    taken.add(prefix);
    if (ownPaths.includes(prefix)) yield issueAt(path, `${prefix} would hide what the gateway answers itself.`);
    const area = areas.find((one) => prefix === `/api/v1/${one}`);
    if (area !== undefined) yield issueAt(path, `${prefix} would hide the area ${area}.`);
  }
}

function* unknownRoutes({ routes }: GatewayConfiguration): Generator<ConfigurationIssue> {
  for (const [index, { prefix, service }] of routes.entries()) {
    if (prefix === mailbox && service === 'identity') continue;
    if (callsOfServices[service].some(({ path }) => isUnder(prefix, path))) continue;
    yield issueAt(['routes', index], `${service} has no call below ${prefix}.`);
  }
}

/** Reports one issue per prefix and service. */
function* uncoveredCalls(routes: Routes): Generator<ConfigurationIssue> {
  const told = new Set<string>();
  for (const { service, call, covered } of coverage(routes)) {
    const prefix = prefixOf(call.path);
    if (covered || told.has(`${service} ${prefix}`)) continue;
    told.add(`${service} ${prefix}`);
    const to = routes.get(prefix);
    const leads = to === undefined ? 'no route leads there' : `${prefix} leads to ${to}`;
    yield issueAt(['routes'], `${call.route} is answered by ${service}, and ${leads}.`);
  }
}

/** Every call of the contracts, and whether a route leads to its service. */
function coverage(routes: Routes): { service: ServiceName; call: Call; covered: boolean }[] {
  return ServiceName.options.flatMap((service) =>
    callsOfServices[service].map((call) => ({ service, call, covered: routes.get(prefixOf(call.path)) === service })),
  );
}

function* aliasIssues({ aliases }: GatewayConfiguration, routes: Routes): Generator<ConfigurationIssue> {
  const paths = new Set(aliases.map(({ path }) => path));
  for (const [index, { path, standsFor }] of aliases.entries()) {
    const at = ['aliases', index, 'standsFor'];
    const service = routes.get(prefixOf(standsFor));
    if (isUnder(path, standsFor)) yield issueAt(at, `${path} would lead to itself.`);
    else if (paths.has(prefixOf(standsFor)))
      yield issueAt(at, `${standsFor} is an alias itself; name what that stands for.`);
    else if (service === undefined) yield issueAt(at, `${standsFor} leads nowhere: no route covers it.`);
    else if (!callsOfServices[service].some((call) => isUnder(standsFor, call.path))) {
      yield issueAt(at, `${standsFor} leads nowhere: ${service} has no call below it.`);
    }
  }
}

function* fallbackIssues({ fallbacks }: GatewayConfiguration, routes: Routes): Generator<ConfigurationIssue> {
  const taken = new Set<string>();
  for (const [index, { path }] of fallbacks.entries()) {
    const at = ['fallbacks', index, 'path'];
    const service = routes.get(prefixOf(path));
    const calls = service === undefined ? [] : callsOfServices[service];
    if (taken.has(path)) yield issueAt(at, `${path} appears twice.`);
    taken.add(path);
    if (calls.some((call) => call.method === 'GET' && (isUnder(path, call.path) || matches(call, path)))) continue;
    yield issueAt(at, `No GET call of a service is at ${path} or below; only GET calls have stale responses.`);
  }
}

/** Whether a path matches that of a call, whose `:name` parts match any segment. */
function matches(call: Call, path: string): boolean {
  const [expected, actual] = [call.path.split('/'), path.split('/')];
  return (
    expected.length === actual.length && expected.every((part, index) => part.startsWith(':') || part === actual[index])
  );
}
