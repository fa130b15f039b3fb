import type { RemoteName } from '@plaza/contracts/permission-graph';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { LiveRelease } from '@plaza/contracts/registry/live-releases';
import { rolloutCalls } from '@plaza/contracts/registry/rollout-calls';
import { z } from 'zod';
import { callRegistry, RegistryError, type ReleaseTarget } from './registry-client';

/** The releases that people have on the running platform. */
export async function fetchLiveReleases(target: ReleaseTarget): Promise<LiveRelease[]> {
  const answer = await callRegistry(target, registryCalls.liveReleases, {});
  return z.array(LiveRelease).parse(await answer.json());
}

/** The versions of a remote that people have; `rollout` only while it is beside stable. */
export type LiveVersions = Readonly<Partial<Record<LiveRelease['is'], string>>>;

export async function fetchLiveVersions(name: RemoteName, target: ReleaseTarget): Promise<LiveVersions> {
  const own = (await fetchLiveReleases(target)).filter((release) => release.name === name);
  return Object.fromEntries(own.map(({ is, version }) => [is, version]));
}

/** Whether the registry has a release, even if nobody is given it. */
export async function isUploaded(name: RemoteName, version: string, target: ReleaseTarget): Promise<boolean> {
  try {
    await callRegistry(target, rolloutCalls.subsetChoices, { name, version });
    return true;
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'release_not_found') return false;
    throw error;
  }
}
