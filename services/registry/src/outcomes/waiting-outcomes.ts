import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Tallied } from '../rollouts/rollout';
import type { AccountAges } from './account-ages';
import { OutcomeModel, type OutcomeRecord } from './outcome.model';

const batchSize = 500;
const dayMs = 24 * 3_600_000;

/** An outcome for which it is known whether it counts in decisions. */
export type ProvenOutcome = OutcomeRecord & { readonly isProven: boolean };

/** The remotes that have outcomes waiting to be judged. */
export const remotesWaiting = (): Promise<RemoteName[]> => OutcomeModel.distinct('remote', { isWaiting: true });

/**
 * The outcomes of a remote that are in no evidence yet, oldest first. Outcomes whose account ages cannot be fetched
 * keep waiting, and the error is passed to `onFailure`.
 * @param startedAt when the rollout began; younger accounts prove nothing
 */
export async function waitingOutcomes(
  remote: RemoteName,
  startedAt: Date | undefined,
  accounts: AccountAges,
  onFailure: (error: unknown) => void,
): Promise<ProvenOutcome[]> {
  const waiting = await OutcomeModel.find({ remote, isWaiting: true }).sort({ at: 1, _id: 1 }).limit(batchSize).lean();
  const people = waiting.flatMap(({ isProven, person }) => (isProven === undefined && person ? [person] : []));
  if (people.length === 0) return waiting.filter(isKnown);
  try {
    const ages = await accounts.of(people);
    const known = waiting.map((one): ProvenOutcome => {
      if (isKnown(one)) return one;
      const since = ages.get(one.person ?? '');
      return { ...one, isProven: since !== undefined && since < (startedAt ?? new Date(one.at.getTime() - dayMs)) };
    });
    await Promise.all([store(known, true), store(known, false)]);
    return known;
  } catch (error) {
    onFailure(error);
    return waiting.filter(isKnown);
  }
}

const isKnown = <One extends OutcomeRecord>(one: One): one is One & ProvenOutcome => typeof one.isProven === 'boolean';

/** Stores whether the account is old enough, which is decided only once, and removes the user's id. */
async function store(outcomes: readonly ProvenOutcome[], isProven: boolean): Promise<void> {
  const ids = outcomes.flatMap((one) => (one.person !== undefined && one.isProven === isProven ? [one._id] : []));
  if (ids.length === 0) return;
  await OutcomeModel.updateMany({ _id: { $in: ids } }, { $set: { isProven }, $unset: { person: 1 } });
}

/**
 * Marks outcomes that are in a rollout's evidence, so that they no longer wait. Everybody who reads a rollout does this
 * first, as the process that wrote the evidence may have crashed before marking them. An outcome that turned bad after
 * it was counted as good waits again, as a correction.
 */
export async function markTallied({ good, bad }: Tallied): Promise<void> {
  if (good.length > 0) {
    await OutcomeModel.collection.updateMany({ _id: { $in: good as never[] }, isWaiting: true }, [
      { $set: { isWaiting: '$isBad', wasGood: '$isBad' } },
    ]);
  }
  await markDone(bad);
}

/** Marks outcomes that no evidence needs any more. */
export async function markDone(ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await OutcomeModel.updateMany({ _id: { $in: [...ids] } }, { $unset: { isWaiting: 1 } });
}
