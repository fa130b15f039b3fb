import { cores, programs } from '../machine/programs.mjs';
import { end } from '../machine/sandbox.mjs';
import { startDatabase } from './database.mjs';
import { startConstantList } from './floors/bundled-list.mjs';
import { startCaddy } from './references/caddy.mjs';
import { startReference } from './references/nginx.mjs';
import { closable, startFloor, startPlain, startProgram, wideLimits } from './start-program.mjs';
import { releaseFolder, shellFolder } from './static-folders.mjs';

const json =
  '{"success":true,"data":{"id":"0d4be1a5-8a86-4f0c-8d44-1f1a3b6c5e22","name":"Savings","balance":"1204.50"}}';
const stubServices = new URL('./stub-services.mjs', import.meta.url);

/**
 * Starts all servers of the rounds: the gateway, its reference and the services behind them. Measured servers are
 * pinned to one core, everything else to the other.
 * @param {import('../machine/sandbox.mjs').Sandbox} sandbox
 */
export async function openTestBed(sandbox) {
  const running = [];
  /** Waits until a server has started, so that `close` ends it before those that were started earlier. */
  const keep = async (starting) => {
    const started = await starting;
    running.unshift(started);
    return started;
  };
  const folders = { shell: shellFolder(sandbox), release: releaseFolder(sandbox) };
  const services = await startServices(sandbox, keep, folders);
  const gateways = await startGateways(sandbox, keep, folders, services);
  const floors = await startFloors(sandbox, keep, folders, { ...services, ...gateways });
  return {
    ...folders,
    ...services,
    ...gateways,
    ...floors,
    async close() {
      for (const { child } of running) await end(child);
    },
  };
}

/** Starts what the gateways forward to, and the references that forward to the same. */
async function startServices(sandbox, keep, { shell, release }) {
  const stubs = await keep(startStubServices(sandbox, 'stub-services', [release.file]));
  const service = await keep(startPlain(sandbox, 'service', cores.load, [json]));
  const reference = await keep(startReferenceGateway(sandbox, service, shell));
  const caddy = programs.caddy ? await keep(startCaddy(sandbox, cores.measured, service.url)) : undefined;
  const database = await keep(startDatabase(sandbox));
  const identityUrl = `http://127.0.0.1:${stubs.port}`;
  const trusting = { IDENTITY_URL: identityUrl, MONGODB_URI: database.uri };
  const markets = await keep(startProgram(sandbox, 'services/markets', cores.measured, trusting));
  const marketsBehind = await keep(startProgram(sandbox, 'services/markets', cores.load, trusting));
  const bytes = { identityUrl, marketsUrl: markets.url, token: stubs.token };
  const list = await keep(startConstantList(sandbox, bytes));
  const constantService = await keep(startPlain(sandbox, 'constant-service', cores.load, [list.json]));
  return {
    service,
    reference,
    caddy,
    identityUrl,
    databaseUri: database.uri,
    trusting,
    markets,
    marketsBehind,
    list,
    constantService,
    token: stubs.token,
    signedIn: { Authorization: `Bearer ${stubs.token}` },
    administrator: stubs.administrator,
  };
}

/** Starts the gateway, and one whose releases are all in rollouts. */
async function startGateways(sandbox, keep, { shell, release }, services) {
  const env = (registryUrl, folder) => ({
    ...wideLimits,
    ...services.trusting,
    REGISTRY_URL: registryUrl,
    SHELL_DIR: shell.dir,
    REMOTES_CACHE_DIR: sandbox.path(`remotes-cache${folder}`),
    CONFIGURATION_DIR: sandbox.path(`configuration${folder}`),
  });
  const gatewayEnv = {
    ...env(services.identityUrl, ''),
    FINANCE_URL: services.service.url,
    MARKETS_URL: services.marketsBehind.url,
    MARKETPLACE_URL: services.constantService.url,
  };
  const gateway = await keep(startProgram(sandbox, 'gateway', cores.measured, gatewayEnv));
  const rollouts = await keep(startStubServices(sandbox, 'stub-rollouts', ['--rollouts', release.file]));
  const rolloutsEnv = env(`http://127.0.0.1:${rollouts.port}`, '-of-rollouts');
  return {
    gateway,
    gatewayWithRollouts: await keep(startProgram(sandbox, 'gateway', cores.measured, rolloutsEnv)),
    filesCookie: await filesCookieOf(gateway, services.signedIn),
    freshGateway: () => closable(startProgram(sandbox, 'gateway', cores.measured, gatewayEnv, 'fresh-gateway')),
  };
}

/** Starts the programs that do only what no implementation can leave out. */
async function startFloors(sandbox, keep, { shell, release }, { service, marketsBehind, token, filesCookie }) {
  const checkingArgs = [service.url, token, sandbox.path('checking-proxy-lines.log')];
  const filesArgs = [
    filesCookie,
    sandbox.path('checking-files-lines.log'),
    shell.dir,
    shell.program.referencePath,
    release.chunk.referencePath,
  ];
  return {
    floor: await keep(startFloor(sandbox, 'bare-proxy', [service.url])),
    floorBefore: await keep(startFloor(sandbox, 'bare-proxy', [marketsBehind.url])),
    constant: await keep(startPlain(sandbox, 'constant', cores.measured, [json, shell.dir])),
    checkingFiles: await keep(startFloor(sandbox, 'checking-files', filesArgs)),
    freshFloor: () => closable(startFloor(sandbox, 'bare-proxy', [service.url])),
    freshChecking: () => closable(startFloor(sandbox, 'checking-proxy', checkingArgs)),
  };
}

const startStubServices = (sandbox, name, args) => sandbox.startStub(name, stubServices, args, { core: cores.load });

function startReferenceGateway(sandbox, { url }, shell) {
  if (programs.nginx) return startReference(sandbox, cores.measured, { serviceUrl: url, folder: shell.dir });
  return startPlain(sandbox, 'node-http', cores.measured, [json, shell.dir]);
}

/** The cookie that gives access to the files of a user's remotes, set by the response with the list of remotes. */
async function filesCookieOf({ url }, headers) {
  const answer = await fetch(`${url}/api/v1/remotes`, { headers });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`the list of remotes brought no cookie: ${answer.status} ${await answer.text()}`);
  return cookie.split(';', 1)[0];
}
