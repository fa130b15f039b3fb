import type { RemoteName } from '@plaza/contracts/permission-graph';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { RemoteState } from '@plaza/contracts/registry/releases';
import { rolloutCalls, type SeenRollout } from '@plaza/contracts/registry/rollout-calls';
import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { callRegistry, pointRemote, type ReleaseTarget } from './release-remotes';
import type { RolloutOptions } from './release-request';

/** How a remote stands; any token that is for the remote may ask. */
export async function fetchRemoteState(name: RemoteName, target: ReleaseTarget): Promise<RemoteState> {
  return stateIn(await callRegistry(target, registryCalls.remoteState, { name }));
}

/** Gives a release to everybody at once. @returns how the remote stands then, as the other ones do */
export async function giveToEverybody(name: RemoteName, version: string, target: ReleaseTarget): Promise<RemoteState> {
  return stateIn(await pointRemote(name, version, target));
}

/** Begins the rollout of a release that was uploaded. */
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
 * Does something with the rollout of a remote, or takes back what came last.
 * @param seen the release that it is for, and at which percentage: where another one came since, or it was done
 * already, the registry refuses it
 */
export async function moveRollout(
  name: RemoteName,
  verb: RolloutVerb | 'back',
  target: ReleaseTarget,
  { version, weight }: SeenRollout = {},
): Promise<RemoteState> {
  if (verb === 'back') {
    return stateIn(await callRegistry(target, rolloutCalls.goBack, { name }, JSON.stringify({ version })));
  }
  const body = JSON.stringify({ version, weight });
  return stateIn(await callRegistry(target, rolloutCalls.moveRollout, { name, verb }, body));
}

/** Has nobody load a remote, or with a version that release; the tab shows the reason. @returns it as a sentence */
export async function switchOff(
  name: string,
  { version, reason }: { readonly version?: string | undefined; readonly reason: string },
  target: ReleaseTarget,
): Promise<string> {
  await callRegistry(target, rolloutCalls.switchOff, { name }, JSON.stringify({ version, reason }));
  return `${nameOf(name, version)} is switched off; people read: ${reason}`;
}

/** Undoes switching off. @returns it as a sentence */
export async function switchOn(name: string, version: string | undefined, target: ReleaseTarget): Promise<string> {
  await callRegistry(target, rolloutCalls.switchOn, { name }, JSON.stringify({ version }));
  return `${nameOf(name, version)} is switched on`;
}

const nameOf = (name: string, version: string | undefined) => (version ? `${name} ${version}` : name);

const stateIn = async (answer: Response): Promise<RemoteState> => RemoteState.parse(await answer.json());
