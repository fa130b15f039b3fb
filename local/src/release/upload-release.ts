import { setTimeout as pause } from 'node:timers/promises';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { MissingFiles, type Release } from '@plaza/contracts/registry/releases';
import { signRelease } from '@plaza/service-kit/signatures/release-signature';
import { builtFolder } from './built-release';
import { packRelease } from './pack-release';
import { callRegistry, RegistryError, type ReleaseTarget } from './registry-client';

/** Uploads the files of a build that the registry lacks, and makes it the current release. */
export async function releaseRemote(root: string, release: Release, target: ReleaseTarget): Promise<void> {
  await uploadRelease(root, release, target);
  await setCurrentRelease(release.name, release.version, target);
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
  await retryWhileBusy(() => callRegistry(target, registryCalls.addRelease, { name }, packed, 'application/gzip'));
}

/** The registry accepts few uploads at a time, and tells the others when to retry. */
async function retryWhileBusy(upload: () => Promise<unknown>, triesLeft = 20): Promise<void> {
  try {
    await upload();
  } catch (error) {
    const isBusy = error instanceof RegistryError && error.code === 'busy' && triesLeft > 0;
    if (!isBusy) throw error;
    await pause(error.retryAfterMs);
    await retryWhileBusy(upload, triesLeft - 1);
  }
}

/** Makes a release the current one; with an older one this is a rollback. @returns the new state of the remote */
export function setCurrentRelease(name: string, version: string, target: ReleaseTarget): Promise<Response> {
  return callRegistry(target, registryCalls.setCurrentRelease, { name }, JSON.stringify({ version }));
}
