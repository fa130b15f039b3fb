import type { RolloutVerb } from '@plaza/contracts/registry/rollouts';
import { fetchLiveVersionsIfAllowed, type LiveVersions } from './live-releases';
import type { ReleaseTarget } from './release-remotes';
import type { MoveRequest } from './release-request';

type Verb = RolloutVerb | 'back';

/** Done twice these do no more than once, whatever was seen. */
const needNoVersion: readonly Verb[] = ['pause', 'resume'];

/**
 * Lets a verb pass that names the release which it is for, and a step the percentage besides. Without that the second of
 * two people, or a second try, would go one release further back, or one step on.
 * @param command what comes before the verb, such as `npm run release -- finance`
 * @throws Error with how the remote stands and the exact command
 */
export async function requireVersion(request: MoveRequest, target: ReleaseTarget, command: string): Promise<void> {
  const { name, verb, version, at } = request;
  const isNamed = version !== undefined && (verb !== 'step' || at !== undefined);
  if (isNamed || needNoVersion.includes(verb)) return;
  const takes =
    verb === 'step' ? 'the release that it is for, and at which percentage that was' : 'the release that it is for';
  const live = await fetchLiveVersionsIfAllowed(name, target);
  const standing = live ? standingFor(request, live, command) : unknownTo(verb, command);
  throw new Error(`${verb} takes ${takes}, as somebody may have been first.\n${standing}`);
}

const unknownTo = (verb: Verb, command: string) =>
  `This token may not ask which one that is: it stands at Admin Panel → Releases, and where it was released.\n  ${lineOf(verb, command, '<version>')}`;

const standingFor = (request: MoveRequest, live: LiveVersions, command: string) =>
  request.verb === 'back' ? standingForBack(request.name, live, command) : standingForRollout(request, live, command);

function standingForBack(name: string, { stable, previous, rollout }: LiveVersions, command: string): string {
  if (stable === undefined) return `Nobody has a release of ${name}.`;
  if (rollout !== undefined) {
    return `${name} ${rollout} is in a rollout, everybody else has ${stable}. To take it back:\n  ${command} back ${rollout}`;
  }
  if (previous === undefined) return `Everybody has ${name} ${stable}, and there is nothing before it to go back to.`;
  return `Everybody has ${name} ${stable}. To take it back, so that everybody has ${previous} again:\n  ${command} back ${stable}`;
}

function standingForRollout({ name, verb }: MoveRequest, { stable, rollout }: LiveVersions, command: string): string {
  if (rollout === undefined) return `No release of ${name} is in a rollout.`;
  return `${name} ${rollout} is in a rollout, everybody else has ${stable}.\n  ${lineOf(verb, command, rollout)}`;
}

/** The percentage stands at Admin Panel → Releases, and in what the command before has said. */
const lineOf = (verb: Verb, command: string, version: string) =>
  `${command} ${verb} ${version}${verb === 'step' ? ' --at <percentage that have it>' : ''}`;
