import type { RemoteName } from '@plaza/contracts/permission-graph';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { DeployAuthor } from '../deployer';
import { requireCompatible } from '../releases/release-compatibility';
import { useRelease } from '../releases/releases';
import { requireKnownRemote } from '../remotes/known-remote';
import { RemotePointerModel } from '../remotes/remote.model';
import { requireSwitchedOn } from '../remotes/switched-off';
import { decideOn } from '../remotes/write-remote';
import { removePin, setPin } from './pins';

/**
 * Pins a release for the author alone, for eight hours.
 * @returns when the pin expires
 * @throws NotFound; Conflict for a release that the shell could not load or that is switched off; InvalidInput if no
 * user is signed in
 */
export async function pinRelease(
  remote: RemoteName,
  version: string,
  author: DeployAuthor,
  shellFederation: string,
  now: Date,
): Promise<Date> {
  const person = personOf(author);
  requireCompatible(await useRelease(remote, version, now), shellFederation);
  await requireOn(remote, version);
  const until = await setPin(person, remote, version, now);
  const after = { version, until: until.toISOString() };
  await decideOn(remote, author, now, () => ({
    set: {},
    act: { action: 'release.pin', before: null, after },
    changedFor: person,
  }));
  return until;
}

async function requireOn(remote: RemoteName, version: string): Promise<void> {
  const found = await RemotePointerModel.findById(remote, { switchedOff: 1, revision: 1 }).lean();
  if (found?.revision === undefined) await requireKnownRemote(remote);
  requireSwitchedOn(remote, version, found?.switchedOff ?? []);
}

/** Removes the author's pin; without one nothing happens. */
export async function unpinRelease(remote: RemoteName, author: DeployAuthor, now: Date): Promise<void> {
  const person = personOf(author);
  if (!(await removePin(person, remote))) return;
  await decideOn(remote, author, now, () => ({
    set: {},
    act: { action: 'release.unpin', before: null, after: null },
    changedFor: person,
  }));
}

/** @throws InvalidInput for a deployment, which has no browser */
function personOf({ actor }: DeployAuthor): string {
  if (actor) return actor.id;
  throw new InvalidInput('Sign in to take a release for yourself; a deploy token has no browser.', [], 'not_a_person');
}
