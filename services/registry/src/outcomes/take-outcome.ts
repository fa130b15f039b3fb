import type { VisitorOutcome } from '@plaza/contracts/internal/registry';
import type { OutcomeKind } from '@plaza/contracts/registry/outcome-kinds';
import { positionOf } from '@plaza/service-kit/releases/rollout-position';
import type { Rollout } from '../rollouts/rollout';
import { addLoadStart, removeBeginning } from './load-starts';
import { OutcomeModel } from './outcome.model';

type TakenOutcome = Omit<VisitorOutcome, 'outcome'> & { readonly outcome: OutcomeKind };

/**
 * Stores an outcome until it is judged. An outcome of a release that is neither in the remote's rollout nor stable is
 * dropped, as it can no longer decide anything.
 */
export async function takeOutcome(
  input: VisitorOutcome,
  { current, rollout }: { readonly current: string | null; readonly rollout?: Rollout | null },
  now: Date,
): Promise<void> {
  const { remote, version, person, outcome, isSignedIn } = input;
  const { key } = positionOf({ visitorId: person, remote, version });
  if (outcome === 'begun') {
    if (rollout?.version === version && isSignedIn) await addLoadStart(`${rollout.id} ${key}`, rollout.id, person, now);
  } else if (rollout?.version === version) {
    await takeWorst(`${rollout.id} ${key}`, rollout.id, { ...input, outcome }, now);
  } else if (current === version) {
    await takeLatest(`${remote}@${version} ${key}`, version, { ...input, outcome }, now);
  }
}

/**
 * The fields of an outcome. That of a user waits for the age of the account; that of a browser is unproven from the
 * start.
 */
function fieldsOf(input: TakenOutcome, subject: string, now: Date) {
  const { remote, outcome, person, isSignedIn, vitals } = input;
  const isBad = outcome !== 'ok';
  const reported = {
    remote,
    subject,
    outcome,
    isBad,
    at: now,
    loadMs: input.loadMs ?? null,
    trace: input.trace ?? null,
  };
  const measured = vitals ? { vitals } : {};
  return {
    reported: isBad ? { ...reported, ...measured, badAt: now } : { ...reported, ...measured },
    waiting: { isWaiting: true, ...(isSignedIn ? { person } : { isProven: false }) },
  };
}

/** Stores the first outcome; a later bad one replaces a good one, and nothing replaces a bad one. */
async function takeWorst(id: string, subject: string, input: TakenOutcome, now: Date): Promise<void> {
  const { reported, waiting } = fieldsOf(input, subject, now);
  const first = { $setOnInsert: { ...reported, ...waiting } };
  const { upsertedCount } = await OutcomeModel.updateOne({ _id: id }, first, { upsert: true });
  await removeBeginning(id);
  if (upsertedCount === 1 || !reported.isBad) return;
  const { outcome, trace } = reported;
  // The same write determines whether the good outcome is already in the evidence.
  await OutcomeModel.collection.updateOne({ _id: id as never, isBad: false }, [
    {
      $set: {
        outcome: { $literal: outcome },
        isBad: true,
        at: now,
        badAt: now,
        trace: { $literal: trace },
        wasGood: { $ne: ['$isWaiting', true] },
        isWaiting: true,
      },
    },
  ]);
}

/** For stable, each report replaces the previous one. */
async function takeLatest(id: string, subject: string, input: TakenOutcome, now: Date): Promise<void> {
  const { reported, waiting } = fieldsOf(input, subject, now);
  await OutcomeModel.updateOne({ _id: id }, { $set: reported, $setOnInsert: waiting }, { upsert: true });
}
