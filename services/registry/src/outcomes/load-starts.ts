import { Schema } from 'mongoose';
import { database } from '../database';
import type { AccountAges } from './account-ages';
import { OutcomeModel } from './outcome.model';

/** A person who began to load a release in a rollout, under the id that their outcome has. */
interface LoadStartRecord {
  readonly _id: string;
  /** The id of the rollout. */
  readonly subject: string;
  readonly at: Date;
  /** The user, until the age of the account is known. */
  readonly person?: string;
  /** Half a minute has passed without an outcome, and the account is older than the rollout. */
  readonly isSilent?: boolean;
}

const silentAfterMs = 30_000;
const retentionSeconds = 30 * 24 * 3600;
const batchSize = 500;

const loadStartSchema = new Schema<LoadStartRecord>(
  {
    _id: String,
    subject: { type: String, maxlength: 64 },
    at: Date,
    person: { type: String, maxlength: 36 },
    isSilent: Boolean,
  },
  { versionKey: false },
);
loadStartSchema.index({ subject: 1, at: 1 });
loadStartSchema.index({ person: 1 }, { partialFilterExpression: { person: { $exists: true } } });
loadStartSchema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

export const LoadStartModel = database.model<LoadStartRecord>('Beginning', loadStartSchema, 'beginnings');

/** Stores that a person begins to load the release of a rollout; repeated calls change nothing. */
export async function addLoadStart(id: string, subject: string, person: string, at: Date): Promise<void> {
  await LoadStartModel.updateOne({ _id: id }, { $setOnInsert: { subject, person, at } }, { upsert: true });
}

/** Removes the load start of a person who has reported an outcome: they are not silent, however late the report is. */
export async function removeBeginning(id: string): Promise<void> {
  await LoadStartModel.deleteOne({ _id: id });
}

/**
 * How many people began to load the release of a rollout and then reported nothing for half a minute. Accounts younger
 * than the rollout do not count. People whose account ages cannot be fetched are not counted yet, and the error is
 * passed to `onFailure`.
 */
export async function countSilent(
  rollout: { readonly id: string; readonly startedAt: Date },
  accounts: AccountAges,
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const subject = rollout.id;
  const due = { subject, isSilent: { $exists: false }, at: { $lte: new Date(now.getTime() - silentAfterMs) } };
  const waiting = await LoadStartModel.find(due).limit(batchSize).lean();
  if (waiting.length > 0) await settle(waiting, rollout.startedAt, accounts).catch(onFailure);
  return LoadStartModel.countDocuments({ subject, isSilent: true });
}

async function settle(waiting: readonly LoadStartRecord[], startedAt: Date, accounts: AccountAges): Promise<void> {
  // The outcome may have been stored before the load start.
  const reported = new Set(await OutcomeModel.distinct('_id', { _id: { $in: waiting.map(({ _id }) => _id) } }));
  const ages = await accounts.of(waiting.flatMap(({ person }) => person ?? []));
  const isSilent = ({ _id, person = '' }: LoadStartRecord) => {
    const since = ages.get(person);
    return !reported.has(_id) && since !== undefined && since < startedAt;
  };
  const [silent, others] = [waiting.filter(isSilent), waiting.filter((one) => !isSilent(one))];
  const ids = (some: readonly LoadStartRecord[]) => ({ _id: { $in: some.map(({ _id }) => _id) } });
  await LoadStartModel.updateMany(ids(silent), { $set: { isSilent: true }, $unset: { person: 1 } });
  await LoadStartModel.deleteMany(ids(others));
}
