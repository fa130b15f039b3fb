import { readRelease } from './built-release';
import { describeRemote, nextCommands, rolloutBesideStable } from './describe-remote';
import { fetchLiveVersions, isUploaded, type LiveVersions } from './live-releases';
import { RegistryError, type ReleaseTarget } from './registry-client';
import type { RolloutOptions } from './release-request';
import { fetchRemoteState, startRollout } from './rollouts';
import { uploadRelease } from './upload-release';

interface Rollout {
  readonly name: string;
  readonly options: RolloutOptions;
  /** What precedes a version or a verb, such as `npm run release -- finance`. */
  readonly command: string;
}

/**
 * Uploads the built release and begins its rollout. Does nothing if people already have it, for example when a pipeline
 * runs again or a change does not affect the release.
 * @returns lines to print
 * @throws Error for an earlier release that people no longer have: it is given again only if somebody names it
 */
export async function rollOutBuilt(root: string, rollout: Rollout, target: ReleaseTarget): Promise<string[]> {
  const release = await readRelease(root, rollout.name);
  const { name, version } = release;
  const live = await fetchLiveVersions(name, target);
  const done = doneBefore(name, version, live);
  if (done) return [done];
  requireNoOther(name, live);
  if (live.stable !== undefined && (await isUploaded(name, version, target))) throw mayBeBad(version, rollout);
  await uploadRelease(root, release, target);
  return rollOut(version, rollout, target);
}

/** Nothing is uploaded either, so the same command works once the other rollout is over. */
function requireNoOther(name: string, { rollout }: LiveVersions): void {
  if (rollout === undefined) return;
  throw new Error(
    `${name} ${rollout} is being rolled out. Promote it or abort its rollout first; nothing was uploaded.`,
  );
}

const mayBeBad = (version: string, { name, options, command }: Rollout) =>
  new Error(
    `${name} ${version} was uploaded earlier, but is not live: it was rolled back or replaced.\n` +
      `To roll it out again, name its version:\n  ${command} ${version} ${optionsIn(options)}`,
  );

function optionsIn({ to, roles, subsets = {} }: RolloutOptions): string {
  const pairs = Object.entries(subsets).map(([service, subset]) => `${service}=${subset}`);
  return [
    '--rollout',
    ...(to === undefined ? [] : [`--to ${to}%`]),
    ...(roles === undefined ? [] : [`--roles ${roles.join(',')}`]),
    ...(pairs.length > 0 ? [`--subset ${pairs.join(',')}`] : []),
  ].join(' ');
}

/** Begins the rollout of an uploaded release, unless it has already begun. @returns lines to print */
export async function rollOut(
  version: string,
  { name, options, command }: Rollout,
  target: ReleaseTarget,
): Promise<string[]> {
  try {
    const state = await startRollout(name, version, options, target);
    return [describeRemote(state), ...nextCommands(state, command)];
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    if (error.code === 'already_current') return [alreadyReleased(name, version)];
    const isUnderWay = error.code === 'rollout_under_way';
    if (isUnderWay && (await fetchVersionUnderWay(name, target)) === version) return [alreadyUnderWay(name, version)];
    throw error;
  }
}

/** @returns undefined if the registry refuses: the refusal that led to this request is more informative */
async function fetchVersionUnderWay(name: string, target: ReleaseTarget): Promise<string | undefined> {
  try {
    return rolloutBesideStable(await fetchRemoteState(name, target))?.version;
  } catch (error) {
    if (error instanceof RegistryError) return undefined;
    throw error;
  }
}

/** Why there is nothing to do for a release, as a sentence; undefined if there is something to do. */
function doneBefore(name: string, version: string, { stable, rollout }: LiveVersions): string | undefined {
  if (stable === version) return alreadyReleased(name, version);
  return rollout === version ? alreadyUnderWay(name, version) : undefined;
}

const alreadyReleased = (name: string, version: string) =>
  `${name} ${version} is released already; there is nothing to do`;

const alreadyUnderWay = (name: string, version: string) =>
  `${name} ${version} is being rolled out already; there is nothing to do`;
