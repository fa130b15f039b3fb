import { isDuplicateKey } from '@plaza/service-kit/database';
import { hashSecret } from '../secrets/secret';
import { SignInAttemptsModel } from './attempts.model';

/**
 * How many attempts may fail within the window. After that even the right password fails, until the first attempt is
 * older.
 */
export const maxAttempts = 10;
export const attemptWindowMs = 15 * 60 * 1000;

/** A counted attempt. */
export interface Attempt {
  readonly allowed: boolean;
  /** Removes the attempt from the count, after a success. */
  release(): Promise<void>;
}

/**
 * Counts one of the attempts of an address before anything is compared, so that concurrent requests get no further
 * comparisons. The database counts for all instances, and counts addresses without an account as well.
 */
export async function takeAttempt(email: string): Promise<Attempt> {
  const _id = toId(email);
  const now = new Date();
  const take = () =>
    SignInAttemptsModel.findOneAndUpdate({ _id }, adding(now), {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    })
      .orFail()
      .lean();
  const { refused } = await take().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return take(); // a concurrent request has created the record
  });
  return {
    allowed: !refused,
    async release() {
      if (!refused) await SignInAttemptsModel.updateOne({ _id }, removing(now), { updatePipeline: true });
    },
  };
}

/** Clears the attempts of an address, after its user has signed in. */
export async function clearAttempts(email: string): Promise<void> {
  await SignInAttemptsModel.deleteOne({ _id: toId(email) });
}

const toId = (email: string): string => hashSecret(email.toLowerCase());

/** One write that drops old attempts and adds this one unless there are too many. */
function adding(now: Date) {
  const since = new Date(now.getTime() - attemptWindowMs);
  const recent = { $filter: { input: { $ifNull: ['$at', []] }, cond: { $gt: ['$$this', since] } } };
  return [
    { $set: { at: recent } },
    { $set: { refused: { $gte: [{ $size: '$at' }, maxAttempts] } } },
    {
      $set: {
        at: { $cond: ['$refused', '$at', { $concatArrays: ['$at', [now]] }] },
        expiresAt: new Date(now.getTime() + attemptWindowMs),
      },
    },
  ];
}

/** One write that removes one attempt of this time; others of the same millisecond stay. */
function removing(at: Date) {
  const others = { $filter: { input: { $range: [0, { $size: '$at' }] }, as: 'n', cond: { $ne: ['$$n', '$$own'] } } };
  const remaining = { $map: { input: others, as: 'n', in: { $arrayElemAt: ['$at', '$$n'] } } };
  return [{ $set: { at: { $let: { vars: { own: { $indexOfArray: ['$at', at] } }, in: remaining } } } }];
}
