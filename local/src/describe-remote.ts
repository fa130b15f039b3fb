import type { RemoteState } from '@plaza/contracts/registry/releases';

/** How a remote stands, as a sentence. */
export function describeRemote({ name, current, rollout, waitsForApproval }: RemoteState): string {
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

/**
 * The exact commands that move a release on and take it back: whoever is called at night copies them.
 * @param command what comes before the verb, such as `npm run release -- finance`
 */
export function nextCommands({ current, previous, rollout, waitsForApproval }: RemoteState, command: string): string[] {
  if (waitsForApproval) return [];
  if (rollout && rollout.state !== 'watched') {
    const { version, state, weight } = rollout;
    const step = `Next step, without waiting for more: ${command} step ${version} --at ${weight}%`;
    return [...(state === 'running' ? [step] : []), `To take it back: ${command} back ${version}`];
  }
  return current !== null && previous !== null ? [`To go back to ${previous}: ${command} back ${current}`] : [];
}
