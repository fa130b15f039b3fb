import fs from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@plaza/contracts/permission-graph';
import { Release } from '@plaza/contracts/registry';

/** Where releases go, and who says which one counts. */
export interface ReleaseTarget {
  readonly remotesDir: string;
  readonly gatewayUrl: string;
  readonly token: string;
}

/** Releases every remote that is built. */
export async function releaseBuiltRemotes(root: string, target: ReleaseTarget): Promise<Release[]> {
  const built = await Promise.all(remoteNames.map((name) => builtRelease(root, name)));
  const releases = built.filter((release) => release !== undefined);
  await Promise.all(releases.map((release) => releaseRemote(root, release, target)));
  return releases;
}

/** The release that a remote's folder was built into, if it was. */
export async function builtRelease(root: string, name: string): Promise<Release | undefined> {
  const file = path.join(root, `mfe-${name}/dist/release.json`);
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : Release.parse(JSON.parse(text));
}

/** Puts the build at its permanent place, registers it and makes it the current one. */
export async function releaseRemote(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  await place(path.join(root, `mfe-${release.name}/dist`), path.join(target.remotesDir, release.name, release.version));
  await tell(target, 'POST', '/api/v1/registry/releases', release);
  await pointRemote(release.name, release.version, target);
}

/** Makes a release the current one; an older one is a rollback. */
export async function pointRemote(name: string, version: string, target: ReleaseTarget): Promise<void> {
  await tell(target, 'PUT', `/api/v1/registry/remotes/${name}/current`, { version });
}

/** A version is written once and never changed: copied aside, then moved in whole. */
async function place(from: string, to: string): Promise<void> {
  const there = await fs.stat(to).catch(() => undefined);
  if (there) return;
  await fs.mkdir(path.dirname(to), { recursive: true });
  const aside = await fs.mkdtemp(`${to}.`);
  await fs.cp(from, aside, { recursive: true });
  await fs.rename(aside, to).catch(async (error: NodeJS.ErrnoException) => {
    await fs.rm(aside, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function tell(target: ReleaseTarget, method: string, where: string, body: unknown): Promise<void> {
  const response = await fetch(new URL(where, target.gatewayUrl), {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Deploy-Token': target.token },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`the registry refused (${response.status}): ${await response.text()}`);
}
