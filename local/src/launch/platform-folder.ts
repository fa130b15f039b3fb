import fs from 'node:fs';
import path from 'node:path';

/** What the launcher keeps in a platform's folder. Secrets are never deleted, the rest by `--fresh`. */
const names = {
  database: 'mongodb',
  logs: 'logs',
  remotesCache: 'remotes-cache',
  configuration: 'gateway',
} as const;

export const databaseFolder = (dir: string): string => path.join(dir, names.database);
export const logsFolder = (dir: string): string => path.join(dir, names.logs);
export const logFile = (dir: string, program: string): string => path.join(logsFolder(dir), `${program}.log`);
/** The file with the id of a process. */
export const pidFile = (dir: string, program: string): string => path.join(dir, `${program}.pid`);
export const secretFile = (dir: string, name: 'deploy-token' | 'bus-secret'): string => path.join(dir, name);

/** A folder that can be suggested for a second platform, as one would type it in the repository. */
export function otherFolder({ root, dir }: { readonly root: string; readonly dir: string }): string {
  const within = path.relative(root, dir);
  return `${within.startsWith('..') ? dir : within}2`;
}

/** `-2` for the second instance of a program, nothing for the first one. @param instance from 0 */
export const suffixOf = (instance: number): string => (instance === 0 ? '' : `-${instance + 1}`);

/** The folders of one gateway, which no other gateway uses, by the variables that configure them. */
export const gatewayFolders = (dir: string, instance: number) => ({
  REMOTES_CACHE_DIR: path.join(dir, `${names.remotesCache}${suffixOf(instance)}`),
  CONFIGURATION_DIR: path.join(dir, `${names.configuration}${suffixOf(instance)}`),
});

/**
 * Deletes the data, including releases and the gateways' copies of both, and logs; secrets and all other files remain.
 */
export function deleteData(dir: string): void {
  for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
    if (isData(name)) fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

const data = new Set<string>(Object.values(names));
const ofEachGateway = new Set<string>([names.remotesCache, names.configuration]);
const isData = (name: string) => data.has(name) || ofEachGateway.has(name.replace(/-\d+$/, ''));
