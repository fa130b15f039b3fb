import { recount } from '../bookings/recount';
import { ContractorProfile } from './contractor-profile.model';

/**
 * Gives profiles of earlier releases what they lack: they had no hours, and counts that nothing was counted for. Once
 * that is done it finds none.
 */
export async function bringProfilesUp(): Promise<void> {
  const older = await ContractorProfile.find({ isListed: { $exists: false } }, { userId: 1 }).lean();
  for (const { userId } of older) {
    const lacking = { isListed: true, workingHours: null, countedAt: null };
    await ContractorProfile.updateOne({ userId }, { $set: lacking });
    await recount(userId);
  }
}
