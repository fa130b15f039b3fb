import type { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { isBuiltInRemote, type RemoteName } from '@plaza/contracts/permission-graph';
import { NotFound } from '@plaza/service-kit/errors';
import { approvedAreas, isServed } from '../areas/approved-areas';
import { type PinRecord, pinsAt } from '../pins/pins';
import { findIncompatibility } from '../releases/release-compatibility';
import { findReleases, type Released, useRelease } from '../releases/releases';
import { type OnlineUsers, roomOf } from '../rollouts/advance';
import { isBesideStable, type Rollout, weightOf } from '../rollouts/rollout';
import { membersByRemote } from '../teams/teams';
import { RemotePointerModel, type RemotePointerRecord } from './remote.model';

type Current = CurrentReleases[number];

/** The pins of a remote, the members of its team, and the number of people online. */
interface RolloutAudience {
  readonly pins: readonly PinRecord[];
  readonly team: readonly string[];
  readonly online: OnlineUsers;
}

type Find = (version: string | null | undefined) => KnownRelease | undefined;

/**
 * The releases of each remote that everybody is given, those that some people are given, and what is switched off. Only
 * releases count that the current shell can load and that are not switched off: the previous release replaces a current
 * one that the shell cannot load any more, and people of a rollout get stable in such a case.
 */
export async function currentReleases(
  shellFederation: string,
  online: OnlineUsers,
  now: Date,
): Promise<CurrentReleases> {
  const [all, approved, pins, members] = await Promise.all([
    RemotePointerModel.find({ current: { $ne: null } }).lean(),
    approvedAreas(),
    pinsAt(now),
    membersByRemote(),
  ]);
  const pointers = all.filter(({ _id }) => isBuiltInRemote(_id) || approved.has(_id));
  const wanted = [...pointers.flatMap(versionsOf), ...pins.map(({ remote: name, version }) => ({ name, version }))];
  const known = await findReleases(wanted);
  const loadable = known.filter((release) => !findIncompatibility(release, shellFederation));
  return pointers.flatMap((pointer) => {
    const find: Find = (version) => {
      const found = loadable.find((one) => one.name === pointer._id && one.version === version);
      return found && forShell(found);
    };
    const own = pins.filter(({ remote }) => remote === pointer._id);
    return describe(pointer, find, { pins: own, team: members.get(pointer._id) ?? [], online });
  });
}

function versionsOf({ _id: name, current, previous, rollout }: RemotePointerRecord) {
  const versions = [current, previous, rollout?.version].filter((version) => typeof version === 'string');
  return versions.map((version) => ({ name, version }));
}

function describe(
  { current, previous, rollout, switchedOff = [] }: RemotePointerRecord,
  find: Find,
  { pins, ...people }: RolloutAudience,
): Current[] {
  const isOff = (version: string) => switchedOff.some((off) => off.version === version);
  const findOn: Find = (version) => (typeof version === 'string' && isOff(version) ? undefined : find(version));
  const stable = find(current) ?? find(previous);
  if (!stable) return [];
  const before = previous === stable.version ? undefined : findOn(previous);
  const candidate = rollout && isBesideStable(rollout) ? findOn(rollout.version) : undefined;
  const own = pins.flatMap(({ person, version }) => {
    const release = findOn(version);
    return release ? [{ person, release }] : [];
  });
  const remoteOff = switchedOff.find(({ version }) => version === null);
  if (remoteOff) return [{ ...stable, switchedOff: remoteOff.reason }];
  const off = switchedOff.find(({ version }) => version === stable.version);
  return [
    {
      ...stable,
      ...(before ? { previous: before } : {}),
      ...(rollout?.state === 'watched' ? { isWatched: true as const } : {}),
      ...(rollout && candidate ? { rollout: toCurrentRollout(rollout, candidate, people) } : {}),
      ...(own.length > 0 ? { pins: own } : {}),
      ...(off ? { switchedOff: off.reason } : {}),
    },
  ];
}

function toCurrentRollout(
  rollout: Rollout,
  release: KnownRelease,
  { team, online }: Omit<RolloutAudience, 'pins'>,
): Current['rollout'] {
  const { id, roles, subsets, isOpen, admitted } = rollout;
  return {
    id,
    release,
    weight: weightOf(rollout),
    roles: roles && [...roles],
    ...(subsets ? { subsets } : {}),
    team: [...team],
    isOpen,
    admitted: isOpen ? [] : [...admitted],
    room: roomOf(rollout, online),
  };
}

/**
 * Finds any release, even one that is no longer given to anybody. @throws NotFound, also if the area is not approved
 */
export async function knownRelease(name: RemoteName, version: string, now: Date): Promise<KnownRelease> {
  if (!(await isServed(name))) throw new NotFound('release_not_found', `Nothing of ${name} is served.`);
  return forShell(await useRelease(name, version, now));
}

function forShell({ federation, needs, releasedAt, signature, published, area, ...release }: Released): KnownRelease {
  return release;
}
