import { recount } from '../bookings/recount';
import { ContractorProfile } from './contractor-profile.model';

/**
 * Gives profiles of earlier releases what they lack: they had no hours, counts that nothing was counted for, and
 * nobody was told of them. Once that is done it finds none.
 */
export async function bringProfilesUp(): Promise<void> {
  const missing = { $exists: false };
  const older = await ContractorProfile.find(
    { $or: [{ isListed: missing }, { outbox: missing }] },
    { userId: 1 },
  ).lean();
  for (const { userId } of older) {
    const lacking = { isListed: true, workingHours: null, countedAt: null };
    await ContractorProfile.updateOne({ userId, isListed: missing }, { $set: lacking });
    await recount(userId);
  }
}
