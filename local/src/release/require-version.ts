import type { RemoteState } from '@plaza/contracts/registry/releases';
import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import {
  describeRemote,
  describeSwitch,
  rolloutBesideStable,
  switchesOf,
  switchOnCommand,
  versionBefore,
  wayOn,
} from './describe-remote';
import type { ReleaseTarget } from './registry-client';
import type { MoveRequest } from './release-request';
import { fetchRemoteState } from './rollouts';

type Verb = RolloutVerb | 'back';

/** These are idempotent, so they are safe without a version. */
const needNoVersion: readonly Verb[] = ['pause', 'resume'];

/**
 * Accepts a verb that names its release and, for a step, the percentage. Without these, the second of two people, or a
 * retry, would roll back one release further, or advance one more step.
 * @param command what precedes the verb, such as `npm run release -- finance`
 * @throws Error with the state of the remote and the exact command
 */
export async function requireVersion(request: MoveRequest, target: ReleaseTarget, command: string): Promise<void> {
  const { name, verb, version, at } = request;
  const isNamed = version !== undefined && (verb !== 'step' || at !== undefined);
  if (isNamed || needNoVersion.includes(verb)) return;
  const takes =
    verb === 'step' ? 'the version of the release and its current percentage' : 'the version of the release';
  const standing = standingFor(request, await fetchRemoteState(name, target), command);
  throw new Error(`${verb} requires ${takes}, as the state may have changed in the meantime.\n${standing}`);
}

function standingFor({ verb }: MoveRequest, state: RemoteState, command: string): string {
  if (state.current === null || state.waitsForApproval) return sentence(state);
  return verb === 'back' ? standingForBack(state, command) : standingForRollout(verb, state, command);
}

function standingForBack(state: RemoteState, command: string): string {
  const { name, current, switchedOff } = state;
  const rollout = rolloutBesideStable(state);
  if (rollout) return `${sentence(state)} To roll it back:\n  ${command} back ${rollout.version}`;
  const before = versionBefore(state);
  if (before === null) return `The current release is ${name} ${current}, and there is no earlier one to roll back to.`;
  const off = switchedOff.find(({ version }) => version === before);
  if (off) return `The current release is ${name} ${current}. ${mustBeOn(name, off, command)}`;
  return `The current release is ${name} ${current}. To roll back to ${before}:\n  ${command} back ${current}`;
}

function standingForRollout(verb: Verb, state: RemoteState, command: string): string {
  const { name, switchedOff } = state;
  const rollout = rolloutBesideStable(state);
  if (!rollout) return `No release of ${name} is in a rollout.`;
  const { version, weight } = rollout;
  const [off] = verb === 'abort' ? [] : switchesOf(switchedOff, version);
  if (off) return mustBeOn(name, off, command);
  if (verb === 'step' && rollout.state !== 'running') return `${sentence(state)}\n${wayOn(rollout, command)}`;
  return `${sentence(state)}\n  ${command} ${verb} ${version}${verb === 'step' ? ` --at ${weight}%` : ''}`;
}

/** Adds a full stop unless the reason, which people wrote, already ends in punctuation. */
function sentence(state: RemoteState): string {
  const described = describeRemote(state);
  return /[.!?]$/.test(described) ? described : `${described}.`;
}

const mustBeOn = (name: string, off: RemoteState['switchedOff'][number], command: string) =>
  `${describeSwitch(name, off)}\n  ${switchOnCommand(command, off)}`;
