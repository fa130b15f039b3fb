import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deployTokenHeader } from '@plaza/contracts/call';
import { ErrorEnvelope } from '@plaza/contracts/errors';
import { areaDescription } from '@plaza/contracts/registry/areas';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { MissingFiles, NewRelease, type Release } from '@plaza/contracts/registry/releases';
import { signRelease } from '@plaza/service-kit/signatures/release-signature';
import { packRelease } from './pack-release';

/** The gateway through which the registry is called. */
export interface ReleaseTarget {
  readonly gatewayUrl: string;
  readonly token: string;
  /** The private key that signs what is released, in PEM; without it releases are not signed. */
  readonly signingKey?: string;
}

/** A refusal of the registry. */
export class RegistryError extends Error {
  constructor(
    status: number,
    /** Stable, from the error envelope; empty if the response had none. */
    readonly code: string,
    sentence: string,
    readonly retryAfterMs = 0,
  ) {
    super(`the registry refused (${status}): ${sentence}`);
  }
}

/**
 * Reads the release that a remote was built into; undefined if it is not built.
 * @throws if the registry would not accept it
 */
export async function readBuiltRelease(root: string, name: string): Promise<Release | undefined> {
  const file = path.join(builtFolder(root, name), 'release.json');
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : NewRelease.parse(JSON.parse(text));
}

/** Reads the release that a remote was built into. @throws if it is not built, or the registry would not accept it */
export async function readRelease(root: string, name: string): Promise<Release> {
  const release = await readBuiltRelease(root, name);
  if (!release) throw new Error(`${path.relative(root, builtFolder(root, name))} contains no release: it is not built`);
  return release;
}

/** The build folder of a remote; `root` is the platform's repository, or that of a team's area. */
const builtFolder = (root: string, name: string): string =>
  isArea(root) ? path.join(root, 'dist/remote') : path.join(root, `mfe-${name}/dist`);

const isArea = (root: string): boolean => existsSync(path.join(root, areaDescription));

/** The command before a version or a verb; in the repository of an area it does not name the remote. */
export const releaseCommand = (root: string, name: string): string =>
  `npm run release --${isArea(root) ? '' : ` ${name}`}`;

/** Uploads the files of a build that the registry lacks, and makes it the current release. */
export async function releaseRemote(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  await uploadRelease(root, release, target);
  await pointRemote(release.name, release.version, target);
}

/** Uploads a build as a release; an existing release stays unchanged. */
export async function uploadRelease(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  const { name, integrity } = release;
  const hashes = [...new Set(Object.values(integrity))];
  const answer = await callRegistry(target, registryCalls.missingFiles, { name }, JSON.stringify({ hashes }));
  const { missing } = MissingFiles.parse(await answer.json());
  const { signingKey } = target;
  const signature = signingKey === undefined ? undefined : signRelease(release, signingKey);
  const packed = await packRelease(builtFolder(root, name), release, new Set(missing), signature);
  await onceThereIsRoom(() => callRegistry(target, registryCalls.addRelease, { name }, packed, 'application/gzip'));
}

/** The registry accepts few uploads at a time, and tells the others when to retry. */
async function onceThereIsRoom(upload: () => Promise<unknown>, triesLeft = 20): Promise<void> {
  try {
    await upload();
  } catch (error) {
    const isBusy = error instanceof RegistryError && error.code === 'busy' && triesLeft > 0;
    if (!isBusy) throw error;
    await pause(error.retryAfterMs);
    await onceThereIsRoom(upload, triesLeft - 1);
  }
}

/** Makes a release the current one; with an older one this is a rollback. @returns the new state of the remote */
export function pointRemote(name: string, version: string, target: ReleaseTarget): Promise<Response> {
  return callRegistry(target, registryCalls.pointRemote, { name }, JSON.stringify({ version }));
}

/**
 * Calls the registry with the deploy token. @param more further headers @throws Error with the reason of a refusal
 */
export async function callRegistry(
  target: ReleaseTarget,
  { method, path: pathname }: { readonly method: string; readonly path: string },
  params: Readonly<Record<string, string>>,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const at = pathname.replace(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? ''));
  const response = await fetch(new URL(at, target.gatewayUrl), {
    method,
    headers: { [deployTokenHeader]: target.token, ...(body === undefined ? {} : { 'Content-Type': type }), ...more },
    body: body ?? null,
  }).catch((cause) => {
    throw new Error(`No platform answers at ${target.gatewayUrl}. Set PLAZA_GATEWAY_URL to its address.`, { cause });
  });
  if (response.ok) return response;
  const said = await response.text();
  const retryAfter = Number(response.headers.get('retry-after') ?? 1);
  const { data } = ErrorEnvelope.safeParse(parsedJson(said));
  throw new RegistryError(response.status, data?.error.code ?? '', data?.message ?? said, retryAfter * 1000);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
