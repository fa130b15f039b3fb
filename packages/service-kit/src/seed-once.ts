import { type Connection, type Model, Schema } from 'mongoose';

interface SeedMark {
  /** The user's id. */
  _id: string;
  isComplete: boolean;
}

const schema = new Schema<SeedMark>(
  { _id: { type: String, required: true }, isComplete: { type: Boolean, required: true } },
  { versionKey: false },
);

function marksOf(database: Connection): Model<SeedMark> {
  const declared: Model<SeedMark> | undefined = database.models.SeedMark;
  return declared ?? database.model('SeedMark', schema, 'seed_marks');
}

export interface UserSeed {
  /** Whether the user already has data of this service. */
  readonly hasData: () => Promise<boolean>;
  /** Adds the data; called again if it was interrupted, so it must accept what it has added by then. */
  readonly seed: () => Promise<void>;
}

/**
 * Seeds a service's demo data of a user once, so that what the user removes stays removed: a mark is written before
 * anything is added, and completed at the end. A user without a mark who has data was seeded by an earlier release.
 */
export async function seedOnce(database: Connection, userId: string, { hasData, seed }: UserSeed): Promise<void> {
  const marks = marksOf(database);
  const mark = await marks.findById(userId).lean();
  if (mark?.isComplete) return;
  const store = (isComplete: boolean) => marks.updateOne({ _id: userId }, { $set: { isComplete } }, { upsert: true });
  if (mark || !(await hasData())) {
    await store(false);
    await seed();
  }
  await store(true);
}
