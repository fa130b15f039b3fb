import { setTimeout as pause } from 'node:timers/promises';
import { remoteNames } from '@plaza/contracts/permission-graph';
import type { Release } from '@plaza/contracts/registry/releases';
import { readBuiltRelease } from './built-release';
import { RegistryError, type ReleaseTarget } from './registry-client';
import { describeKept, releaseAtStart } from './release-at-start';
import { fetchRemoteState } from './rollouts';
import { releaseRemote, setCurrentRelease } from './upload-release';

/** The releases of a start: those that everybody has now, and a sentence for each remote that keeps what it has. */
export interface StartReleases {
  readonly released: readonly Release[];
  readonly kept: readonly string[];
}

type Outcome = 'released' | 'to upload' | { readonly kept: string };

/**
 * Releases every built remote, except those of teams and those about whose releases somebody has decided otherwise. A
 * build that an earlier start released becomes the current release again without another upload.
 */
export async function releaseBuiltRemotes(root: string, target: ReleaseTarget): Promise<StartReleases> {
  const built = await Promise.all(remoteNames.map((name) => readBuiltRelease(root, name)));
  const releases = built.filter((release) => release !== undefined);
  const outcomes = new Map<Release, Outcome>();
  await Promise.all(
    releases.map(async (release) => {
      outcomes.set(release, await unlessOfTeam(release, () => releaseUploaded(release, target)));
    }),
  );
  // In sequence: the registry accepts few uploads at a time, and makes the others wait for seconds.
  for (const release of releases) {
    if (outcomes.get(release) !== 'to upload') continue;
    outcomes.set(release, await unlessOfTeam(release, () => uploadAndRelease(root, release, target)));
  }
  return {
    released: releases.filter((release) => outcomes.get(release) === 'released'),
    kept: releases.flatMap((release) => {
      const outcome = outcomes.get(release);
      return typeof outcome === 'object' ? [outcome.kept] : [];
    }),
  };
}

/** Makes a release the current one if it is uploaded, and nothing speaks against it. */
async function releaseUploaded({ name, version }: Release, target: ReleaseTarget): Promise<Outcome> {
  const state = await fetchRemoteState(name, target);
  const decision = releaseAtStart(version, state);
  if (decision.do === 'keep') return { kept: describeKept(version, decision.reason, state) };
  if (decision.do === 'upload') return 'to upload';
  if (decision.do === 'set current') await setCurrentRelease(name, version, target);
  return 'released';
}

async function uploadAndRelease(root: string, release: Release, target: ReleaseTarget): Promise<Outcome> {
  await retryUntilServicesReported(() => releaseRemote(root, release, target));
  return 'released';
}

/** Runs an action on a release; if it is refused because a team owns the remote, the remote keeps its release. */
async function unlessOfTeam({ name }: Release, action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof RegistryError && error.code === 'deploy_token_of_first_start')) throw error;
    return { kept: `${name} belongs to a team, so its current release is kept.` };
  }
}

/** Services report what they provide every five seconds until the registry has received it. */
const reportTimeoutMs = 15_000;

/**
 * After a start, the registry may still know what the previous services provided; retries until the new ones have
 * reported.
 */
async function retryUntilServicesReported(
  release: () => Promise<void>,
  until: number = Date.now() + reportTimeoutMs,
): Promise<void> {
  try {
    await release();
  } catch (error) {
    const mayPass = error instanceof RegistryError && error.code === 'needs_missing' && Date.now() < until;
    if (!mayPass) throw error;
    await pause(500);
    await retryUntilServicesReported(release, until);
  }
}
