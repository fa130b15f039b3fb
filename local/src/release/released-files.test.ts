import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tabsOfRemote } from '@plaza/contracts/permission-graph';
import { type Release, type RemoteDescriptor, remoteContract } from '@plaza/contracts/registry/releases';
import { service as gateway } from '@plaza/gateway/service';
import { service as registry } from '@plaza/registry/service';
import { openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog } from '@plaza/service-kit/logging/log';
import { sha384 } from '@plaza/service-kit/releases/file-encodings';
import { type RunningService, startService } from '@plaza/service-kit/start-service';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { until } from '@plaza/service-kit/testing/until';
import { releaseRemote } from './upload-release';

const token = 'a-deploy-token-for-tests';
const log = createLog('gateway', 'silent');
const entry = 'assets/remoteEntry.0a1b2c3d.js';

let root: string;
let service: TestService;
let infrastructure: Awaited<ReturnType<typeof openInfrastructure>>;
let gateways: RunningService[];
let isUp = true;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-released-'));
  service = await openService(registry, { env: { DEPLOY_TOKEN: token } });
  infrastructure = await openInfrastructure(undefined, log);
  gateways = await Promise.all(['one', 'two'].map(startGateway));
});
afterAll(async () => {
  await Promise.all(gateways.map((running) => running.stop()));
  await infrastructure.close();
  await stopRegistry();
  fs.rmSync(root, { recursive: true });
});

async function stopRegistry(): Promise<void> {
  if (isUp) await service.stop();
  isUp = false;
}

/** A gateway as on a machine of its own: it knows the registry's address, and shares no folder. */
function startGateway(name: string): Promise<RunningService> {
  const env = { NODE_ENV: 'test', PORT: '0', INTERNAL_PORT: '0', SHELL_DIR: '/nowhere', REGISTRY_URL: service.url };
  return startService(
    gateway,
    { ...env, REMOTES_CACHE_DIR: path.join(root, name), CONFIGURATION_DIR: path.join(root, `${name}-configuration`) },
    { log, infrastructure },
  );
}

/** Writes what a build of auth would. */
function build(version: string, content: string): Release {
  const dist = path.join(root, 'mfe-auth/dist');
  const none = { sync: [], async: [] };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: 'assets' } },
    exposes: [{ assets: { js: none, css: none } }],
    shared: [],
  };
  const files = { 'mf-manifest.json': JSON.stringify(manifest), [entry]: content };
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(dist, file), text);
  return {
    name: 'auth',
    version,
    contract: remoteContract,
    federation: '2.9.2',
    tabs: tabsOfRemote('auth'),
    manifest: 'mf-manifest.json',
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, sha384(Buffer.from(text))])),
  };
}

async function served(running: RunningService | undefined, version: string): Promise<string> {
  const response = await fetch(`${running?.url}/remotes/auth/${version}/${entry}`);
  return response.ok ? response.text() : String(response.status);
}

const release = (built: Release) => releaseRemote(root, built, { gatewayUrl: gateways[0]?.url ?? '', token });

test('files uploaded through one gateway are served by two gateways without a shared folder', async () => {
  await release(build('1.0.0', 'one'));
  for (const running of gateways) expect(await served(running, '1.0.0')).toBe('one');
  expect(fs.readdirSync(path.join(root, 'one')).sort()).toEqual(fs.readdirSync(path.join(root, 'two')).sort());
});

test('the gateway accepts an upload of megabytes, although other bodies are limited to less', async () => {
  const large = fs
    .readFileSync(process.execPath)
    .subarray(0, 4 * 1024 * 1024)
    .toString('base64')
    .slice(0, 5_000_000);
  await release(build('1.1.0', large));
  expect((await served(gateways[1], '1.1.0')).length).toBe(large.length);
});

test('while the registry is down, both gateways continue with cached files, also after a restart', async () => {
  await release(build('1.2.0', 'three'));
  for (const running of gateways) expect(await served(running, '1.2.0')).toBe('three');
  // The event of the release comes when it comes; until then a gateway lists the one before.
  const listed = async ({ url }: RunningService) => {
    const remotes = (await (await fetch(`${url}/api/v1/remotes`)).json()) as RemoteDescriptor[];
    return remotes[0]?.version;
  };
  for (const running of gateways) await until(async () => (await listed(running)) === '1.2.0');
  await stopRegistry();
  for (const running of gateways) expect(await served(running, '1.2.0')).toBe('three');
  const again = await startGateway('two');
  gateways.push(again);
  expect(await served(again, '1.2.0')).toBe('three');
});
