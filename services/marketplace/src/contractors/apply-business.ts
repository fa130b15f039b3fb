import type { UserCard } from '@plaza/contracts/internal/identity';
import { Conflict } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/logging/log';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { applyBusinessChangesToBookings } from '../bookings/changes/apply-user-changes';
import type { UserDirectory } from '../users/user-directory';
import { ContractorProfileModel, type ContractorProfileRecord } from './records/contractor-profile.model';
import { hasSameBusiness } from './records/contractor-profiles';

const batchSize = 100;
/** By then every request that read the business before its change, such as one for a new booking, has ended. */
const settledMs = 30_000;

/**
 * Updates name and phone of a contractor's business in open bookings. Two changes may be applied at once, and the
 * earlier one last, so it is repeated until the business has not changed meanwhile.
 */
export async function applyBusiness(card: UserCard): Promise<void> {
  const attempt = async () => {
    const profile = await ContractorProfileModel.findOne({ userId: card.id }).lean();
    if (!profile) return true;
    await applyBusinessChangesToBookings(card, profile);
    return (await hasSameBusiness(profile)) || undefined;
  };
  await retryOnConflict(attempt).catch((error) => {
    if (!(error instanceof Conflict)) throw error; // otherwise the expiry job applies it again
  });
}

type Changed = Pick<ContractorProfileRecord, 'userId' | 'businessChangedAt'>;

/**
 * Applies changes of businesses again, once the requests that were in progress at the change have ended, and also those
 * that a process left behind that died. A failed one does not prevent the others, and is tried again by the next run.
 */
export async function applyChangedBusinesses(users: UserDirectory, log: Log, now = new Date()): Promise<void> {
  const settled = { businessChangedAt: { $lt: new Date(now.getTime() - settledMs) } };
  const changed: Changed[] = await ContractorProfileModel.find(settled, { userId: 1, businessChangedAt: 1 })
    .limit(batchSize)
    .lean();
  if (changed.length === 0) return;
  const cards = await users.byIds(changed.map(({ userId }) => userId));
  for (const one of changed) {
    await applyChanged(one, cards.get(one.userId)).catch((error) =>
      log.warn({ err: error, contractorId: one.userId }, 'a business could not be updated in bookings; trying again'),
    );
  }
}

/** @param card undefined for deleted and disabled users, who have no open bookings as a contractor */
async function applyChanged({ userId, businessChangedAt }: Changed, card: UserCard | undefined): Promise<void> {
  if (card) await applyBusiness(card);
  // A further change meanwhile remains marked.
  await ContractorProfileModel.updateOne(
    { userId, businessChangedAt },
    { $unset: { businessChangedAt: '' } },
    { timestamps: false },
  );
}
