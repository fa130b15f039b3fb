import type { RemoteState } from '@plaza/contracts/registry/releases';

type Rollout = NonNullable<RemoteState['rollout']>;
type SwitchedOff = RemoteState['switchedOff'];

/** The state of a remote, as a sentence. */
export function describeRemote(state: RemoteState): string {
  return [versionsOf(state), ...state.switchedOff.map((off) => describeSwitch(state.name, off))].join('; ');
}

function versionsOf({ name, current, rollout, waitsForApproval }: RemoteState): string {
  if (current === null) return `${name} has no release`;
  if (waitsForApproval)
    return `${name} ${current} waits for approval: no user receives it until an administrator approves the area`;
  if (!rollout) return `${name} is now ${current}`;
  const { version, state } = rollout;
  if (state === 'watched') return `${name} is now ${version}; for a day it is rolled back automatically if it fails`;
  return `${describeRollout(name, rollout)}; everybody else has ${current}${pairingsOf(rollout)}`;
}

function describeRollout(name: string, { version, state, weight, roles }: Rollout): string {
  const visitors =
    weight === 0 ? 'administrators' : `${weight} % of ${roles ? `users with role ${roles.join(', ')}` : 'visitors'}`;
  return `${name} ${version} is rolled out to ${visitors} (${state})`;
}

const pairingsOf = ({ pairings = [] }: Rollout): string =>
  pairings
    .map(({ service, subset, isConfigured }) => {
      const without = isConfigured ? '' : ', which has no configured target';
      return `; their requests reach subset ${subset} of ${service}${without}`;
    })
    .join('');

/** What is switched off, with the reason that people read. */
export const describeSwitch = (name: string, { version, reason }: SwitchedOff[number]): string =>
  `${nameOf(name, version)} is switched off: ${reason}`;

/** The rollout of a release that some people have, but not all. */
export const rolloutBesideStable = ({ rollout }: RemoteState): Rollout | undefined =>
  rollout && rollout.state !== 'watched' ? rollout : undefined;

/** What has to be switched on before more people can be given a release. */
export const switchesOf = (switchedOff: SwitchedOff, version: string | null): SwitchedOff =>
  switchedOff.filter((off) => off.version === null || off.version === version);

/** @param command what precedes the verb */
export const switchOnCommand = (command: string, { version }: Pick<SwitchedOff[number], 'version'>): string =>
  nameOf(`${command} on`, version);

/**
 * The exact commands to advance a release and to take it back, for an on-call engineer to copy.
 * @param command what precedes the verb, such as `npm run release -- finance`
 */
export function nextCommands(state: RemoteState, command: string): string[] {
  const { name, current, waitsForApproval, switchedOff } = state;
  if (waitsForApproval) return [];
  const on = switchesThatMatter(state).map(
    (off) => `To switch ${nameOf(name, off.version)} on: ${switchOnCommand(command, off)}`,
  );
  const rollout = rolloutBesideStable(state);
  if (rollout) return [...on, ...rolloutCommands(rollout, switchedOff, command)];
  const before = versionBefore(state);
  const canGoBack = before !== null && !switchedOff.some(({ version }) => version === before);
  return canGoBack ? [...on, `To roll back to ${before}: ${command} back ${current}`] : on;
}

/** The switches of the remote, and of releases that people have or could return to; older releases may stay off. */
function switchesThatMatter({ current, previous, rollout, switchedOff }: RemoteState): SwitchedOff {
  const versions = [null, current, previous, rollout?.version];
  return switchedOff.filter(({ version }) => versions.includes(version));
}

function rolloutCommands(rollout: Rollout, switchedOff: SwitchedOff, command: string): string[] {
  const { version } = rollout;
  const canMoveOn = rollout.state === 'paused' || switchesOf(switchedOff, version).length === 0;
  return [...(canMoveOn ? [wayOn(rollout, command)] : []), `To roll it back: ${command} back ${version}`];
}

/**
 * The command that a rollout accepts in its state: a paused rollout cannot step, and a held one has no further step.
 */
export function wayOn({ version, state, weight }: Rollout, command: string): string {
  if (state === 'paused') return `To resume it: ${command} resume ${version}`;
  if (state === 'held') return `To give it to everybody: ${command} promote ${version}`;
  return `Next step, without waiting for more: ${command} step ${version} --at ${weight}%`;
}

/** The release that everybody has once the current one is rolled back. */
export const versionBefore = ({ current, previous }: RemoteState): string | null =>
  current === null ? null : previous;

const nameOf = (name: string, version: string | null) => (version === null ? name : `${name} ${version}`);
