import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RolloutStatus, Speed } from '@plaza/contracts/registry/rollouts';
import { OutcomeModel } from './outcome.model';

const dayMs = 24 * 3_600_000;

/**
 * How many people of a rollout had which trouble, counting proven outcomes only, and how fast the release is compared
 * with stable.
 */
export async function summariseOutcomes(
  remote: RemoteName,
  { id, stable: version, startedAt }: { readonly id: string; readonly stable: string; readonly startedAt: Date },
  now: Date,
): Promise<Required<Pick<RolloutStatus, 'troubles' | 'speeds'>>> {
  const [troubles, release, stable] = await Promise.all([
    countTroubles(id),
    speedOf({ remote, subject: id, at: { $gte: startedAt } }),
    speedOf({ remote, subject: version, at: { $gte: new Date(now.getTime() - dayMs) } }),
  ]);
  return { troubles, speeds: { release, stable } };
}

async function countTroubles(subject: string): Promise<NonNullable<RolloutStatus['troubles']>> {
  const counts = await OutcomeModel.aggregate<{ _id: string; count: number }>([
    { $match: { subject, isProven: true, isBad: true } },
    { $group: { _id: '$outcome', count: { $sum: 1 } } },
  ]);
  return Object.fromEntries(counts.map(({ _id, count }) => [_id, count]));
}

interface OutcomeQuery {
  readonly remote: RemoteName;
  readonly subject: string;
  readonly at: { readonly $gte: Date };
}

async function speedOf(query: OutcomeQuery): Promise<Speed> {
  const median = (input: string) => ({ $median: { input, method: 'approximate' as const } });
  const [speed] = await OutcomeModel.aggregate<Speed>([
    { $match: query },
    { $group: { _id: null, loadMs: median('$loadMs'), lcpMs: median('$vitals.lcp') } },
    { $project: { _id: 0 } },
  ]);
  return speed ?? { loadMs: null, lcpMs: null };
}
