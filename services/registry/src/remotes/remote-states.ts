import { type RemoteName, remoteNames } from '@plaza/contracts/permission-graph';
import type { ReleaseSummary, RemoteState } from '@plaza/contracts/registry/releases';
import { areaRemotes, isServed } from '../areas/approved-areas';
import { summariseOutcomes } from '../outcomes/outcome-summary';
import { listReleases } from '../releases/releases';
import { pairingsOf } from '../rollouts/pairings';
import { toRolloutStatus } from '../rollouts/rollout-status';
import { requireKnownRemote } from './known-remote';
import { RemotePointerModel, type RemotePointerRecord } from './remote.model';

/** Every remote, including those without a release and those of areas that wait for approval. */
export async function remoteStates(now: Date): Promise<RemoteState[]> {
  const [pointers, releases, others] = await Promise.all([
    RemotePointerModel.find().lean(),
    listReleases(),
    areaRemotes(),
  ]);
  return Promise.all(
    [...remoteNames, ...others].map((name) =>
      toRemoteState(
        name,
        pointers.find(({ _id }) => _id === name),
        releases,
        now,
      ),
    ),
  );
}

/** @throws NotFound for a name that is neither built in nor part of an area */
export async function knownRemoteState(name: RemoteName, now: Date): Promise<RemoteState> {
  await requireKnownRemote(name);
  return remoteState(name, now);
}

export async function remoteState(name: RemoteName, now: Date): Promise<RemoteState> {
  const [pointer, releases] = await Promise.all([RemotePointerModel.findById(name).lean(), listReleases()]);
  return toRemoteState(name, pointer ?? undefined, releases, now);
}

async function toRemoteState(
  name: RemoteName,
  pointer: RemotePointerRecord | undefined,
  releases: readonly ReleaseSummary[],
  now: Date,
): Promise<RemoteState> {
  const { rollout, pastRollouts = [], switchedOff = [], history = [] } = pointer ?? {};
  const summary = rollout ? await summariseOutcomes(name, rollout, now) : {};
  const pairings = rollout ? await pairingsOf(rollout) : [];
  return {
    name,
    current: pointer?.current ?? null,
    previous: pointer?.previous ?? null,
    releases: releases.filter((release) => release.name === name),
    rollout: rollout ? toRolloutStatus(rollout, { ...summary, pairings }, now) : null,
    pastRollouts: pastRollouts.map(({ startedAt, endedAt, ...past }) => ({
      ...past,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
    })),
    history: history.map(({ by, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    switchedOff: switchedOff.map(({ at, ...off }) => ({ ...off, at: at.toISOString() })),
    ...((await isServed(name)) ? {} : { waitsForApproval: true }),
  };
}
