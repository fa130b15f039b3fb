import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions } from './config';
import { platformEnvironment } from './environment';
import { databaseFolder, deleteData, logFile } from './platform-folder';
import { programInstances } from './program-instances';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-folder-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** Writes a file into each of these folders, as a platform that has run. */
function fill(folders: readonly string[]): void {
  for (const folder of folders) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'kept'), '1');
  }
}

it('deletes all data of a platform, including that of further gateways', () => {
  const options = readOptions(['--processes', '--instances', '9'], { PLAZA_DIR: dir }, '/srv/plaza');
  const environments = [
    platformEnvironment(options, 'mongodb://db/'),
    ...programInstances(options).flatMap(({ isGateway, env }) => (isGateway ? [env] : [])),
  ];
  const ofGateways = environments.flatMap(({ REMOTES_CACHE_DIR, CONFIGURATION_DIR }) =>
    [REMOTES_CACHE_DIR, CONFIGURATION_DIR].flatMap((folder) => (folder?.startsWith(dir) ? [folder] : [])),
  );
  expect(new Set(ofGateways).size).toBe(2 * 9);
  fill([...ofGateways, databaseFolder(dir), path.dirname(logFile(dir, 'gateway'))]);
  deleteData(dir);
  expect(fs.readdirSync(dir).sort()).toEqual(['bus-secret', 'deploy-token']);
});

it('keeps files that do not belong to the platform', () => {
  fill([path.join(dir, 'notes'), path.join(dir, 'gateway-notes'), path.join(dir, 'logs-2')]);
  deleteData(dir);
  expect(fs.readdirSync(dir).sort()).toEqual(['gateway-notes', 'logs-2', 'notes']);
});

it('does nothing before the first start', () => {
  expect(() => deleteData(path.join(dir, 'missing'))).not.toThrow();
});
