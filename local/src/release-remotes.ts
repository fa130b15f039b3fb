import fs from 'node:fs/promises';
import path from 'node:path';
import { remoteNames } from '@plaza/contracts/permission-graph';
import { MissingFiles, NewRelease, type Release, registryCalls } from '@plaza/contracts/registry/releases';
import { packRelease } from './pack-release';

/** The gateway of the registry. */
export interface ReleaseTarget {
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

/** Uploads what the registry lacks of a build, and makes it the current release. */
export async function releaseRemote(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  await uploadRelease(root, release, target);
  await pointRemote(release.name, release.version, target);
}

/** Uploads a build as a release; one that is there already stays as it is. */
export async function uploadRelease(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  const { name, integrity } = release;
  const hashes = [...new Set(Object.values(integrity))];
  const answer = await callRegistry(target, registryCalls.missingFiles, name, JSON.stringify({ hashes }));
  const { missing } = MissingFiles.parse(await answer.json());
  const packed = await packRelease(path.join(root, `mfe-${name}/dist`), release, new Set(missing));
  await callRegistry(target, registryCalls.addRelease, name, packed, 'application/gzip');
}

/** Makes a release the current one; with an older one this is a rollback. */
export async function pointRemote(name: string, version: string, target: ReleaseTarget): Promise<void> {
  await callRegistry(target, registryCalls.pointRemote, name, JSON.stringify({ version }));
}

async function callRegistry(
  target: ReleaseTarget,
  { method, path: pathname }: { readonly method: string; readonly path: string },
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Response> {
  const response = await fetch(new URL(pathname.replace(':name', name), target.gatewayUrl), {
    method,
    headers: { 'Content-Type': type, 'X-Deploy-Token': target.token },
    body,
  });
  if (!response.ok) throw new Error(`the registry refused (${response.status}): ${await response.text()}`);
  return response;
}
