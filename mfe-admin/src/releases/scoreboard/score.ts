import type { RemoteState } from '@plaza/contracts/registry/releases';
import { takenBackOf } from '../remotes/taken-back';

/** How the releases of a remote fare. */
export interface Score {
  /** Those that people were given, beyond the first. */
  readonly released: number;
  /** Of these, those that took themselves back, and those that a person took back. */
  readonly returned: number;
  readonly revoked: number;
  /** The median time from publishing to everybody of these, in milliseconds; null where none came so far. */
  readonly leadMs: number | null;
  /** The bytes of each release whose size is known, the oldest first. */
  readonly sizes: readonly { readonly version: string; readonly bytes: number }[];
}

/** The score of a remote, from what the registry keeps of it. */
export function scoreOf(remote: RemoteState): Score {
  const { releases, pastRollouts, rollout, history = [] } = remote;
  const everybody = [...new Set(history.map(({ version }) => version))];
  const met = new Set([
    ...everybody.slice(1),
    ...pastRollouts.map(({ version }) => version),
    ...(rollout ? [rollout.version] : []),
  ]);
  const { byItself, byPerson } = takenBackOf(remote);
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
    returned: countMet(byItself),
    revoked: countMet(byPerson),
    leadMs: median(leads),
    sizes,
  };
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
