import fs from 'node:fs';
import path from 'node:path';
import { cores, programs } from '../machine/programs.mjs';
import { end, freePort, root } from '../machine/sandbox.mjs';
import { startConstantList } from './bundled-list.mjs';
import { startCaddy } from './caddy.mjs';
import { startDatabase } from './database.mjs';
import { startReference } from './nginx.mjs';
import { releaseFolder, shellFolder } from './static-folders.mjs';

const json =
  '{"success":true,"data":{"id":"0d4be1a5-8a86-4f0c-8d44-1f1a3b6c5e22","name":"Savings","balance":"1204.50"}}';
const program = (name) => new URL(`./${name}.mjs`, import.meta.url);

/** Practically unlimited: the cost of counting requests is measured, not rejections. */
export const wideLimits = {
  LIMIT_ADDRESS_PER_MINUTE: '1000000000',
  LIMIT_USER_PER_MINUTE: '1000000000',
  LIMIT_ADDRESS_INFLIGHT: '1000000',
};

/**
 * Starts all servers of the rounds: the gateway, its reference and the services behind them. Measured servers are
 * pinned to one core, everything else to the other.
 * @param {import('../machine/sandbox.mjs').Sandbox} sandbox
 */
export async function openTestBed(sandbox) {
  const shell = shellFolder(sandbox);
  const release = releaseFolder(sandbox);
  const stubs = await sandbox.startStub('stub-services', program('stub-services'), [release.file], {
    core: cores.load,
  });
  const service = await startPlain(sandbox, 'service', cores.load, [json]);
  const reference = await startReferenceGateway(sandbox, service, shell);
  const caddy = programs.caddy ? await startCaddy(sandbox, cores.measured, service.url) : undefined;
  const identityUrl = `http://127.0.0.1:${stubs.port}`;
  const database = await startDatabase(sandbox);
  const trusting = { IDENTITY_URL: identityUrl, MONGODB_URI: database.uri };
  const markets = await startProgram(sandbox, 'services/markets', cores.measured, trusting);
  const marketsBehind = await startProgram(sandbox, 'services/markets', cores.load, trusting);
  const list = await startConstantList(sandbox, { identityUrl, marketsUrl: markets.url, token: stubs.token });
  const constantService = await startPlain(sandbox, 'constant-service', cores.load, [list.json]);
  const constant = await startPlain(sandbox, 'constant', cores.measured, [json, shell.dir]);
  const gatewayEnv = {
    ...wideLimits,
    ...trusting,
    REGISTRY_URL: identityUrl,
    FINANCE_URL: service.url,
    MARKETS_URL: marketsBehind.url,
    MARKETPLACE_URL: constantService.url,
    SHELL_DIR: shell.dir,
    REMOTES_CACHE_DIR: sandbox.path('remotes-cache'),
    CONFIGURATION_DIR: sandbox.path('configuration'),
  };
  const gateway = await startProgram(sandbox, 'gateway', cores.measured, gatewayEnv);
  const freshGateway = () => closable(startProgram(sandbox, 'gateway', cores.measured, gatewayEnv, 'fresh-gateway'));
  const freshFloor = () => closable(startFloor(sandbox, 'bare-proxy', [service.url]));
  const checkingArgs = [service.url, stubs.token, sandbox.path('checking-proxy-lines.log')];
  const freshChecking = () => closable(startFloor(sandbox, 'checking-proxy', checkingArgs));
  const floor = await startFloor(sandbox, 'bare-proxy', [service.url]);
  const floorBefore = await startFloor(sandbox, 'bare-proxy', [marketsBehind.url]);
  const rolledOut = await sandbox.startStub('stub-rollouts', program('stub-services'), ['--rollouts', release.file], {
    core: cores.load,
  });
  const gatewayWithRollouts = await startProgram(sandbox, 'gateway', cores.measured, {
    ...wideLimits,
    ...trusting,
    REGISTRY_URL: `http://127.0.0.1:${rolledOut.port}`,
    SHELL_DIR: shell.dir,
    REMOTES_CACHE_DIR: sandbox.path('remotes-cache-of-rollouts'),
    CONFIGURATION_DIR: sandbox.path('configuration-of-rollouts'),
  });
  const signedIn = { Authorization: `Bearer ${stubs.token}` };
  const filesCookie = await filesCookieOf(gateway, signedIn);
  const checkingFiles = await startFloor(sandbox, 'checking-files', [
    filesCookie,
    sandbox.path('checking-files-lines.log'),
    shell.dir,
    shell.program.referencePath,
    release.chunk.referencePath,
  ]);
  const running = [
    gateway,
    gatewayWithRollouts,
    rolledOut,
    reference,
    ...(caddy ? [caddy] : []),
    floor,
    floorBefore,
    checkingFiles,
    constant,
    constantService,
    list,
    markets,
    marketsBehind,
    service,
    stubs,
    database,
  ];
  return {
    gateway,
    gatewayWithRollouts,
    freshGateway,
    freshFloor,
    freshChecking,
    floor,
    floorBefore,
    reference,
    caddy,
    constant,
    markets,
    list,
    service,
    marketsBehind,
    shell,
    release,
    signedIn,
    administrator: stubs.administrator,
    checkingFiles,
    filesCookie,
    identityUrl,
    databaseUri: database.uri,
    async close() {
      for (const { child } of running) await end(child);
    },
  };
}

/** The cookie that gives access to the files of a user's remotes, set by the response with the list of remotes. */
async function filesCookieOf({ url }, headers) {
  const answer = await fetch(`${url}/api/v1/remotes`, { headers });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`the list of remotes brought no cookie: ${answer.status} ${await answer.text()}`);
  return cookie.split(';', 1)[0];
}

/**
 * Starts one of Plaza's built programs as a process.
 * @param {number | undefined} core that it is pinned to
 * @param {string} [name] of its log
 * @param {number} [startMs] the time within which it has to answer
 */
export async function startProgram(sandbox, folder, core, env, name = path.basename(folder), startMs = undefined) {
  const port = await freePort();
  const child = sandbox.start(name, process.execPath, startArguments(folder), {
    core,
    env: { INTERNAL_PORT: '0', ...env, PORT: String(port), STOP_WITH_PARENT: 'true' },
  });
  const url = `http://127.0.0.1:${port}`;
  await sandbox.untilHealthy(name, child, `${url}/healthz`, startMs);
  return { child, url, pid: child.pid };
}

/** The arguments after "node" in the start script of its package, with the full path of the program. */
function startArguments(folder) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const [, ...args] = scripts.start.split(' ');
  const main = args.pop();
  return [...args, path.join(root, folder, main)];
}

function startReferenceGateway(sandbox, { url }, shell) {
  if (programs.nginx) return startReference(sandbox, cores.measured, { serviceUrl: url, folder: shell.dir });
  return startPlain(sandbox, 'node-http', cores.measured, [json, shell.dir]);
}

/** Starts a program that serves as a floor. @param {string} name of the program */
async function startFloor(sandbox, name, args) {
  const { child, port } = await sandbox.startStub(name, program(name), args, { core: cores.measured });
  return { child, url: `http://127.0.0.1:${port}`, pid: child.pid };
}

/** What `starting` resolves to, with a function that stops it alone. */
async function closable(starting) {
  const started = await starting;
  return { ...started, close: () => end(started.child) };
}

/** Starts node:http alone. @param {string[]} args those of plain-http.mjs */
export async function startPlain(sandbox, name, core, args) {
  const { child, port } = await sandbox.startStub(name, program('plain-http'), args, { core });
  return { child, url: `http://127.0.0.1:${port}`, pid: child.pid };
}
