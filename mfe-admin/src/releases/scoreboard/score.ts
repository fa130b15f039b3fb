import type { RemoteState } from '@plaza/contracts/registry/releases';
import { rolledBackReleases } from '../remotes/current/rolled-back-releases';

/** The score of a remote's releases. */
export interface Score {
  /** The number of releases that people received, not counting the first. */
  readonly released: number;
  /** Of these, how many were rolled back automatically, and how many by a person. */
  readonly automaticRollbacks: number;
  readonly manualRollbacks: number;
  /** The median time of these from publishing until everybody had them, in milliseconds; null if none got that far. */
  readonly leadMs: number | null;
  /** The size in bytes of each release with a known size, oldest first. */
  readonly sizes: readonly { readonly version: string; readonly bytes: number }[];
}

/** The score of a remote, from the registry's records. */
export function scoreOf(remote: RemoteState): Score {
  const { releases, pastRollouts, rollout, history = [] } = remote;
  const everybody = [...new Set(history.map(({ version }) => version))];
  const met = new Set([
    ...everybody.slice(1),
    ...pastRollouts.map(({ version }) => version),
    ...(rollout ? [rollout.version] : []),
  ]);
  const { automatically, byPerson } = rolledBackReleases(remote);
  const published = new Map(releases.map(({ version, releasedAt }) => [version, Date.parse(releasedAt)]));
  const leads = everybody.slice(1).flatMap((version) => {
    const since = published.get(version);
    const at = history.find((entry) => entry.version === version)?.at;
    return since === undefined || at === undefined ? [] : [Math.max(0, Date.parse(at) - since)];
  });
  const sizes = [...releases]
    .reverse()
    .flatMap(({ version, published: seen }) => (seen ? [{ version, bytes: seen.bytes }] : []));
  const countMet = (failed: ReadonlySet<string>) => [...failed].filter((version) => met.has(version)).length;
  return {
    released: met.size,
    automaticRollbacks: countMet(automatically),
    manualRollbacks: countMet(byPerson),
    leadMs: median(leads),
    sizes,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
