/** `GET /api/v1/finance/loans/:id`, or with parts that are filled in at run time, as in `POST ${prefix}/setup`. */
const routeInScript = /\b(?:GET|POST|PUT|PATCH|DELETE) (?:\/api\/v1\/|\$\{[^}]*\}\/)(?:[\w\-./:]|\$\{[^}]*\})*/g;

/**
 * The calls that scripts can make, with their schemas: which they are, the scripts say, and the schemas contracts.
 * @param {readonly string[]} scripts
 * @param {ReturnType<typeof import('./contracts.js').contractsOf>} contracts
 */
export async function callsIn(scripts, contracts) {
  const makesNone = scripts.every((script) => script.search(routeInScript) === -1);
  if (makesNone) return [];
  const { calls } = await contracts();
  return callsByRoute(scripts, new Map(calls.map((call) => [call.route, call])));
}

/**
 * Those of the known calls that scripts can make, and the routes of unknown ones. A screen makes a call by its route, a
 * text such as `GET /api/v1/finance/loans`, and what it does not use is not in its scripts. A route that is made of
 * parts can be any that fits.
 * @template {{ readonly route: string }} Known
 * @param {readonly string[]} scripts
 * @param {ReadonlyMap<string, Known>} known by route
 */
export function callsByRoute(scripts, known) {
  const routes = new Set(scripts.flatMap((script) => script.match(routeInScript) ?? []));
  const calls = [...routes].flatMap((route) => {
    if (!route.includes('${')) return [known.get(route) ?? { route }];
    return [...known.values()].filter((call) => fits(call.route, route));
  });
  return [...new Map(calls.map((call) => [call.route, call])).values()].sort((one, other) =>
    one.route < other.route ? -1 : 1,
  );
}

function fits(route, template) {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('[\\w\\-./:]+')}$`).test(route);
}
