import { Schema } from 'mongoose';
import { database } from '../database';
import type { AccountAges } from './account-ages';
import { OutcomeModel } from './outcome.model';

/** A person who was about to load a release in a rollout, under the id that an outcome of theirs has. */
interface BeginningRecord {
  readonly _id: string;
  /** The id of the rollout. */
  readonly subject: string;
  readonly at: Date;
  /** The user, until it is known how old the account is. */
  readonly person?: string;
  /** Half a minute has gone by without an outcome, of an account that is older than the rollout. */
  readonly isSilent?: boolean;
}

const silentAfterMs = 30_000;
const retentionSeconds = 30 * 24 * 3600;
const batchSize = 500;

const beginningSchema = new Schema<BeginningRecord>(
  {
    _id: String,
    subject: { type: String, maxlength: 64 },
    at: Date,
    person: { type: String, maxlength: 36 },
    isSilent: Boolean,
  },
  { versionKey: false },
);
beginningSchema.index({ subject: 1, at: 1 });
beginningSchema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

export const BeginningModel = database.model<BeginningRecord>('Beginning', beginningSchema, 'beginnings');

/** Takes down that a person begins to load the release of a rollout; again says nothing new. */
export async function addBeginning(id: string, subject: string, person: string, at: Date): Promise<void> {
  await BeginningModel.updateOne({ _id: id }, { $setOnInsert: { subject, person, at } }, { upsert: true });
}

/** Whoever has told of the release is not silent, however late it was. */
export async function removeBeginning(id: string): Promise<void> {
  await BeginningModel.deleteOne({ _id: id });
}

/**
 * How many people began to load the release of a rollout, and told nothing for half a minute. Accounts that are younger
 * than the rollout are none of them; those whose ages cannot be had are not counted yet, and `onFailure` hears why.
 */
export async function countSilent(
  rollout: { readonly id: string; readonly startedAt: Date },
  accounts: AccountAges,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const subject = rollout.id;
  const due = { subject, isSilent: { $exists: false }, at: { $lte: new Date(now.getTime() - silentAfterMs) } };
  const waiting = await BeginningModel.find(due).limit(batchSize).lean();
  if (waiting.length > 0) await settle(waiting, rollout.startedAt, accounts).catch(onFailure);
  return BeginningModel.countDocuments({ subject, isSilent: true });
}

async function settle(waiting: readonly BeginningRecord[], startedAt: Date, accounts: AccountAges): Promise<void> {
  // What was told may have overtaken its beginning.
  const reported = new Set(await OutcomeModel.distinct('_id', { _id: { $in: waiting.map(({ _id }) => _id) } }));
  const ages = await accounts.of(waiting.flatMap(({ person }) => person ?? []));
  const isSilent = ({ _id, person = '' }: BeginningRecord) => {
    const since = ages.get(person);
    return !reported.has(_id) && since !== undefined && since < startedAt;
  };
  const [silent, others] = [waiting.filter(isSilent), waiting.filter((one) => !isSilent(one))];
  const ids = (some: readonly BeginningRecord[]) => ({ _id: { $in: some.map(({ _id }) => _id) } });
  await BeginningModel.updateMany(ids(silent), { $set: { isSilent: true }, $unset: { person: 1 } });
  await BeginningModel.deleteMany(ids(others));
}
