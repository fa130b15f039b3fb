import type { RemoteName } from '@plaza/contracts/permission-graph';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { RemoteState } from '@plaza/contracts/registry/releases';
import { rolloutCalls, type SeenRollout } from '@plaza/contracts/registry/rollout-calls';
import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { callRegistry, type ReleaseTarget } from './registry-client';
import type { RolloutOptions } from './release-request';
import { setCurrentRelease } from './upload-release';

/** The state of a remote, which any token for the remote may read. */
export async function fetchRemoteState(name: RemoteName, target: ReleaseTarget): Promise<RemoteState> {
  return stateIn(await callRegistry(target, registryCalls.remoteState, { name }));
}

/** Gives a release to everybody at once. @returns the new state of the remote, as all of these functions do */
export async function giveToEverybody(name: RemoteName, version: string, target: ReleaseTarget): Promise<RemoteState> {
  return stateIn(await setCurrentRelease(name, version, target));
}

/** Begins the rollout of an uploaded release. */
export async function startRollout(
  name: RemoteName,
  version: string,
  options: RolloutOptions,
  target: ReleaseTarget,
): Promise<RemoteState> {
  const body = JSON.stringify({ version, ...options });
  return stateIn(await callRegistry(target, rolloutCalls.startRollout, { name }, body));
}

/**
 * Changes the rollout of a remote, or takes the latest release back.
 * @param seen the release and percentage that the caller saw; the registry refuses the request if they have changed
 */
export async function moveRollout(
  name: RemoteName,
  verb: RolloutVerb | 'back',
  target: ReleaseTarget,
  { version, weight }: SeenRollout = {},
): Promise<RemoteState> {
  if (verb === 'back') {
    return stateIn(await callRegistry(target, rolloutCalls.rollBackRelease, { name }, JSON.stringify({ version })));
  }
  const body = JSON.stringify({ version, weight });
  return stateIn(await callRegistry(target, rolloutCalls.moveRollout, { name, verb }, body));
}

/** Makes nobody load a remote or, with a version, that release; its tab shows the reason. @returns a sentence */
export async function switchOff(
  name: string,
  { version, reason }: { readonly version?: string | undefined; readonly reason: string },
  target: ReleaseTarget,
): Promise<string> {
  await callRegistry(target, rolloutCalls.switchOff, { name }, JSON.stringify({ version, reason }));
  return `${nameOf(name, version)} is switched off; users see: ${reason}`;
}

/** Undoes switching off. @returns a sentence */
export async function switchOn(name: string, version: string | undefined, target: ReleaseTarget): Promise<string> {
  await callRegistry(target, rolloutCalls.switchOn, { name }, JSON.stringify({ version }));
  return `${nameOf(name, version)} is switched on`;
}

const nameOf = (name: string, version: string | undefined) => (version ? `${name} ${version}` : name);

const stateIn = async (answer: Response): Promise<RemoteState> => RemoteState.parse(await answer.json());
