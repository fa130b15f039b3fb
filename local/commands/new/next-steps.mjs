/** The steps that integrate a new package, as text to print. */
export const nextSteps = { remote: remoteSteps, service: serviceSteps, area: areaSteps };

function remoteSteps({ name, port }) {
  return `
mfe-${name} is there, and passes \`npm run check\`. To look at it alone, on a running platform:
  cd mfe-${name} && npm run dev:standalone      http://localhost:${port}/${name}

So that people get it:
  1. packages/contracts/src/permission-graph.ts   "${name}" in remoteNames; the tab's edge: remote and API scopes
  2. packages/contracts/src/tabs.ts               a new tab: its id, its label, the roles that have it by default
  3. mfe-${name}/package.json                     that tab in plaza.tabs
  4. mfe-${name}/src/remote.tsx                   the screen under tabs instead of routes, and the tests of both
  5. shell/src/dashboard/shown-tab.ts             the tab's icon
  6. local/commands/dev.mjs                       ${name}: ${port}, for \`npm run dev\`
Then \`npm start\` releases it, and \`npm run release -- ${name}\` does so alone.`;
}

function serviceSteps({ name, NAME, port }) {
  return `
services/${name} and packages/contracts/src/${name}.ts are there, and pass \`npm run check\`.

So that the platform runs it:
  1. gateway/src/routes.ts                        "${name}" in Area, areas and services (/api/v1/${name})
  2. gateway/src/config.ts, proxy/upstream.ts     ${NAME}_URL, by default http://127.0.0.1:${port}
  3. gateway/src/proxy/upstream-errors.ts         its label for users when it does not answer
  4. gateway/src/guards/public-calls.ts           ${name}Calls
  5. local/src/programs.ts, local/package.json    the service, after identity
  6. packages/contracts/src/events.ts             "${name}" among those who confirm user.deleted
  7. packages/contracts/src/permission-graph.ts   a scope of its own in place of access: 'session', if a tab opens it
  8. .env.example, deploy/compose.yaml            ${NAME}_URL and the container`;
}

function areaSteps({ name, to }) {
  return `
The area ${name} is there, with the kits that it is built with:
  cd ${to} && git init && npm install && npm test

  npm run dev        service and remote anew with each change, in the real shell (.env.example says against which platform)
  npm run release    with a token of its team; the first release waits until an administrator approves the area
Its README says how it gets from there to everybody.`;
}
