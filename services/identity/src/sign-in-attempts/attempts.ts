import { isDuplicateKey } from '@plaza/service-kit/database';
import { hashOf } from '../secrets/secret';
import { SignInAttemptsModel } from './attempts.model';

/** So many attempts may fail within the window; then none counts, not even the right one, until the first is older. */
export const maxAttempts = 10;
export const attemptWindowMs = 15 * 60 * 1000;

/** An attempt that was taken, until it is given back. */
export interface Attempt {
  readonly allowed: boolean;
  /** Gives this one back: it led in. */
  release(): Promise<void>;
}

/**
 * Takes one of an address' attempts, before anything is compared, so that however many try at once no more than these
 * are compared. It is counted in the database, for all instances; an address without an account is counted alike.
 */
export async function takeAttempt(email: string): Promise<Attempt> {
  const _id = idOf(email);
  const now = new Date();
  const take = () =>
    SignInAttemptsModel.findOneAndUpdate({ _id }, takenAt(now), {
      upsert: true,
      returnDocument: 'after',
      updatePipeline: true,
    })
      .orFail()
      .lean();
  const { refused } = await take().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return take(); // two made the record at once; it is there now
  });
  return {
    allowed: !refused,
    async release() {
      if (!refused) await SignInAttemptsModel.updateOne({ _id }, without(now), { updatePipeline: true });
    },
  };
}

/** Forgets an address' attempts: its person is in. */
export async function forgetAttempts(email: string): Promise<void> {
  await SignInAttemptsModel.deleteOne({ _id: idOf(email) });
}

const idOf = (email: string): string => hashOf(email.toLowerCase());

/** One write that drops what is old, and adds the attempt unless there are too many. */
function takenAt(now: Date) {
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

/** One write that takes out one attempt of a time: others of the same millisecond stay. */
function without(at: Date) {
  const others = { $filter: { input: { $range: [0, { $size: '$at' }] }, as: 'n', cond: { $ne: ['$$n', '$$own'] } } };
  const kept = { $map: { input: others, as: 'n', in: { $arrayElemAt: ['$at', '$$n'] } } };
  return [{ $set: { at: { $let: { vars: { own: { $indexOfArray: ['$at', at] } }, in: kept } } } }];
}
