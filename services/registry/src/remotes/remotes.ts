import { randomUUID } from 'node:crypto';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import type { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { type RemoteName, remoteNames } from '@plaza/contracts/permission-graph';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { findIncompatibility, requireCompatible } from '../releases/release-compatibility';
import { findRelease, findReleases, listReleases, type Released } from '../releases/releases';
import { RemotePointerModel, type RemotePointerRecord } from './remote.model';

/** How many switches of a remote its history contains. */
const maxHistory = 200;

/** Who switches, for the history and for the audit, and in which request. */
export interface SwitchAuthor extends Pick<AuditedAct, 'actor' | 'requestId'> {
  /** A user's id, or "deploy token". */
  readonly by: string;
}

type Pointer = Pick<RemotePointerRecord, 'current' | 'previous'>;
const unset: Pointer = { current: null, previous: null };

/** Every remote, also those without a release. */
export async function remoteStates(): Promise<RemoteState[]> {
  const [pointers, releases] = await Promise.all([RemotePointerModel.find().lean(), listReleases()]);
  return remoteNames.map((name) => {
    const { current, previous } = pointers.find(({ _id }) => _id === name) ?? unset;
    return { name, current, previous, releases: releases.filter((release) => release.name === name) };
  });
}

/**
 * Makes a release the current one; pointing back is the rollback.
 * @throws NotFound for an unknown release, Conflict for one that the shell could not load
 */
export async function pointRemote(
  name: RemoteName,
  version: string,
  author: SwitchAuthor,
  shellFederation: string,
): Promise<RemoteState> {
  requireCompatible(await findRelease(name, version), shellFederation);
  await RemotePointerModel.updateOne({ _id: name }, { $setOnInsert: { ...unset, history: [] } }, { upsert: true });
  await retryOnConflict(() => switchTo(name, version, author));
  const states = await remoteStates();
  return states.find((state) => state.name === name) ?? { name, ...unset, releases: [] };
}

/** Points a remote at a version. @returns undefined when another switch came between the read and the write */
async function switchTo(
  name: RemoteName,
  version: string,
  { by, actor, requestId }: SwitchAuthor,
): Promise<true | undefined> {
  const { current } = (await RemotePointerModel.findById(name).lean()) ?? unset;
  if (current === version) return true;
  const { modifiedCount } = await RemotePointerModel.updateOne(
    { _id: name, current },
    {
      $set: { current: version, previous: current },
      $push: {
        history: { $each: [{ version, at: new Date(), by }], $slice: -maxHistory },
        outbox: {
          $each: [
            outboxEntry('remotes.changed', { name, version }, { everyone: true }),
            outboxEntry('act.audited', {
              id: randomUUID(),
              actor,
              target: name,
              action: 'release.switch',
              before: { version: current },
              after: { version },
              requestId,
            }),
          ],
        },
      },
    },
  );
  return modifiedCount === 1 ? true : undefined;
}

/**
 * The current releases, each with the previous one, as far as the present shell can load them: after a change of the
 * shell, the previous release replaces a current one that is no longer compatible.
 */
export async function currentReleases(shellFederation: string): Promise<CurrentReleases> {
  const pointers = await RemotePointerModel.find({ current: { $ne: null } }).lean();
  const wanted = pointers.flatMap(({ _id: name, current, previous }) =>
    [current, previous].flatMap((version) => (version === null ? [] : [{ name, version }])),
  );
  const releases = await findReleases(wanted);
  return pointers.flatMap(({ _id: name, current, previous }) => {
    const find = (version: string | null) => releases.find((one) => one.name === name && one.version === version);
    const pointedAt = [current, previous].flatMap((version) => find(version) ?? []);
    const [first, second] = pointedAt.filter((release) => !findIncompatibility(release, shellFederation));
    if (!first) return [];
    return [second ? { ...forShell(first), previous: forShell(second) } : forShell(first)];
  });
}

/** Any release, also one that nobody gets any more. @throws NotFound */
export async function knownRelease(name: RemoteName, version: string): Promise<KnownRelease> {
  return forShell(await findRelease(name, version));
}

function forShell({ federation, releasedAt, ...release }: Released) {
  return release;
}
