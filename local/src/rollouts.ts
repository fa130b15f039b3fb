import { RemoteState } from '@plaza/contracts/registry/releases';
import { rolloutCalls } from '@plaza/contracts/registry/rollout-calls';
import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { callRegistry, pointRemote, type ReleaseTarget } from './release-remotes';
import type { RolloutOptions } from './release-request';

/** Gives a release to everybody at once. @returns how the remote stands, as a sentence */
export async function giveToEverybody(name: string, version: string, target: ReleaseTarget): Promise<string> {
  return sentenceOf(await pointRemote(name, version, target));
}

/** Begins the rollout of a release that was uploaded. @returns how the remote stands, as a sentence */
export async function startRollout(
  name: string,
  version: string,
  options: RolloutOptions,
  target: ReleaseTarget,
): Promise<string> {
  const body = JSON.stringify({ version, ...options });
  return sentenceOf(await callRegistry(target, rolloutCalls.startRollout, { name }, body));
}

/** Does something with the rollout of a remote, or takes back what came last. @returns how the remote stands then */
export async function moveRollout(name: string, verb: RolloutVerb | 'back', target: ReleaseTarget): Promise<string> {
  if (verb === 'back') return sentenceOf(await callRegistry(target, rolloutCalls.goBack, { name }, '{}'));
  return sentenceOf(await callRegistry(target, rolloutCalls.moveRollout, { name, verb }, '{}'));
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

async function sentenceOf(answer: Response): Promise<string> {
  const { name, current, rollout, waitsForApproval } = RemoteState.parse(await answer.json());
  if (waitsForApproval) return `${name} ${current} waits: nobody has it until an administrator approves the area`;
  if (!rollout) return `${name} is now ${current}`;
  const { version, state, weight, roles, pairings = [] } = rollout;
  if (state === 'watched') return `${name} is now ${version}; for a day it takes itself back if it does badly`;
  const people = weight === 0 ? 'administrators' : `${weight} % of ${roles ? roles.join(', ') : 'people'}`;
  const standing = `${name} ${version} is with ${people} (${state}); everybody else has ${current}`;
  const paired = pairings.map(
    ({ service, subset, isConfigured }) =>
      `; they reach ${subset} of ${service}${isConfigured ? '' : ', of which no target is configured'}`,
  );
  return `${standing}${paired.join('')}`;
}
