/**
 * A change that makes a new package part of the platform. `holds`: a word in the file at the place of the change; a
 * test checks that each word is there.
 * @typedef {{ file: string, holds: string, change: string }} Step
 */

/** @returns {readonly Step[]} */
export const remoteSteps = ({ name }) => [
  {
    file: 'packages/contracts/src/permission-graph.ts',
    holds: 'remoteNames',
    change: `"${name}" in remoteNames; the tab's edge: remote and API scopes`,
  },
  {
    file: 'packages/contracts/src/tabs.ts',
    holds: 'defaultTabs',
    change: 'a new tab: its id, its label, the roles that have it by default',
  },
  { file: `mfe-${name}/package.json`, holds: '"tabs"', change: 'that tab in plaza.tabs' },
  {
    file: `mfe-${name}/src/remote.tsx`,
    holds: 'tabs:',
    change: 'the screen under tabs instead of routes, and the tests of both',
  },
  { file: 'shell/src/dashboard/shown-tab.ts', holds: 'icons', change: "the tab's icon" },
];

/** @returns {readonly Step[]} */
export const serviceSteps = ({ name, NAME, port }) => [
  {
    file: 'packages/contracts/src/gateway/service-names.ts',
    holds: 'ServiceName',
    change: `"${name}" in ServiceName; the compiler reports most places that depend on it`,
  },
  {
    file: 'packages/contracts/src/gateway/configuration.ts',
    holds: 'MARKETS|MARKETPLACE',
    change: `${NAME} among the addresses of Target`,
  },
  {
    file: 'packages/contracts/src/service-calls.ts',
    holds: 'serviceCalls',
    change: `${name}Calls: without them the release gate does not know your schemas, and the compiler does not report it`,
  },
  {
    file: 'packages/contracts/src/endpoint.ts',
    holds: 'CallByRoute',
    change: `the calls, for screens that call them`,
  },
  {
    file: 'packages/contracts/src/registry/areas.ts',
    holds: 'platformPrefixes',
    change: `"${name}", which areas may not use`,
  },
  {
    file: 'packages/contracts/src/events.ts',
    holds: 'eventConsumers',
    change: `"${name}" among the services that confirm user.deleted`,
  },
  {
    file: 'packages/contracts/src/permission-graph.ts',
    holds: 'scopes',
    change: "a scope of its own in place of access: 'session', if a tab allows it",
  },
  {
    file: 'packages/service-kit/src/gateway-configuration/calls-of-services.ts',
    holds: 'callsOfServices',
    change: `${name}Calls`,
  },
  { file: 'gateway/src/routes.ts', holds: 'services', change: `'/api/v1/${name}': '${name}' in services` },
  {
    file: 'gateway/src/environment/config.ts',
    holds: 'MARKETS_URL',
    change: `${NAME}_URL, by default http://127.0.0.1:${port}`,
  },
  {
    file: 'gateway/src/configuration/built-in-configuration.ts',
    holds: 'ruleOf',
    change: `its rule, with config.${NAME}_URL`,
  },
  {
    file: 'gateway/src/proxy/upstream-errors.ts',
    holds: 'serviceLabels',
    change: 'its label for users when it does not answer',
  },
  { file: 'gateway/src/guards/public-calls.ts', holds: 'areas', change: `${name}Calls` },
  { file: 'local/src/launch/programs.ts', holds: 'services', change: 'the service, after identity' },
  { file: 'local/package.json', holds: '@plaza/markets', change: `@plaza/${name}` },
  { file: '.env.example', holds: 'MARKETS_URL', change: `${NAME}_URL` },
  { file: 'deploy/compose.yaml', holds: 'MARKETS_URL', change: `the container, and ${NAME}_URL of the gateway` },
  { file: 'deploy/kubernetes/base/kustomization.yaml', holds: 'MARKETS_URL', change: `${NAME}_URL, and its manifest` },
];

/** The steps that integrate a new package, as text to print. */
export const nextSteps = { remote: remoteText, service: serviceText, area: areaText };

/** @param {readonly Step[]} steps */
function listed(steps) {
  const width = Math.max(...steps.map(({ file }) => file.length));
  return steps
    .map(({ file, change }, at) => `  ${String(at + 1).padStart(2)}. ${file.padEnd(width)}   ${change}`)
    .join('\n');
}

function remoteText(values) {
  const { name, port } = values;
  return `
mfe-${name} was created and passes \`npm run check\`. To see it on a page of its own, with a running platform:
  cd mfe-${name} && npm run dev:standalone      http://localhost:${port}/${name}

To make it available to users:
${listed(remoteSteps(values))}
Then \`npm start\` releases it with the other remotes, and \`npm run release -- ${name}\` releases it alone.`;
}

function serviceText(values) {
  const { name } = values;
  return `
services/${name} and packages/contracts/src/${name} were created and pass \`npm run check\`.

To make the platform run it:
${listed(serviceSteps(values))}`;
}

function areaText({ name, to }) {
  return `
The area ${name} was created, with the kits for its build. Next:
  cd ${to} && git init && npm install && npm test

  npm run dev        rebuilds service and remote after each change, in the real shell (.env.example names the platform)
  npm run release    requires a token of its team; the first release waits until an administrator approves the area
The README describes the steps until all users have it.`;
}
