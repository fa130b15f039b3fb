import fs from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@plaza/contracts/permission-graph';
import { NewRelease, type Release } from '@plaza/contracts/registry/releases';

/** A listed file stands there in these forms too. */
const compressed = /\.(br|gz)$/;

/** The folder for releases, and the gateway of the registry. */
export interface ReleaseTarget {
  readonly remotesDir: string;
  readonly gatewayUrl: string;
  readonly token: string;
}

/** Releases every built remote. */
export async function releaseBuiltRemotes(root: string, target: ReleaseTarget): Promise<Release[]> {
  const built = await Promise.all(remoteNames.map((name) => readBuiltRelease(root, name)));
  const releases = built.filter((release) => release !== undefined);
  await Promise.all(releases.map((release) => releaseRemote(root, release, target)));
  return releases;
}

/**
 * Reads the release that a remote was built into; undefined when it is not built.
 * @throws when it is none that the registry would take
 */
export async function readBuiltRelease(root: string, name: string): Promise<Release | undefined> {
  const file = path.join(root, `mfe-${name}/dist/release.json`);
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : NewRelease.parse(JSON.parse(text));
}

/** Copies the build to its permanent folder, registers it and makes it the current release. */
export async function releaseRemote(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  await copyRelease(
    release,
    path.join(root, `mfe-${release.name}/dist`),
    path.join(target.remotesDir, release.name, release.version),
  );
  await callRegistry(target, 'POST', '/api/v1/registry/releases', release);
  await pointRemote(release.name, release.version, target);
}

/** Makes a release the current one; with an older one this is a rollback. */
export async function pointRemote(name: string, version: string, target: ReleaseTarget): Promise<void> {
  await callRegistry(target, 'PUT', `/api/v1/registry/remotes/${name}/current`, { version });
}

/**
 * Copies a version once, as it never changes: into a temporary folder, which is then renamed. What a build before has
 * left beside it stays behind.
 */
async function copyRelease({ integrity }: Release, from: string, to: string): Promise<void> {
  const existing = await fs.stat(to).catch(() => undefined);
  if (existing) return;
  await fs.mkdir(path.dirname(to), { recursive: true });
  const temporary = await fs.mkdtemp(`${to}.`);
  const built = await fs.readdir(from, { recursive: true });
  const files = built.filter((file) =>
    Object.hasOwn(integrity, file.split(path.sep).join('/').replace(compressed, '')),
  );
  for (const file of files) await fs.cp(path.join(from, file), path.join(temporary, file));
  await fs.rename(temporary, to).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(temporary, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function callRegistry(target: ReleaseTarget, method: string, pathname: string, body: unknown): Promise<void> {
  const response = await fetch(new URL(pathname, target.gatewayUrl), {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Deploy-Token': target.token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the registry refused (${response.status}): ${await response.text()}`);
}
