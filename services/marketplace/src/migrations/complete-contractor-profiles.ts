import { updateStats } from '../bookings/background/contractor-stats';
import { ContractorProfileModel } from '../contractor-profiles/contractor-profile.model';

/**
 * Gives profiles of earlier releases what they lack: they had no hours, counts that nothing was counted for, and
 * nobody was told of them. Once that is done it finds none.
 */
export async function completeContractorProfiles(): Promise<void> {
  const missing = { $exists: false };
  const older = await ContractorProfileModel.find(
    { $or: [{ isListed: missing }, { outbox: missing }] },
    { userId: 1 },
  ).lean();
  for (const { userId } of older) {
    const lacking = { isListed: true, workingHours: null, countedAt: null };
    await ContractorProfileModel.updateOne({ userId, isListed: missing }, { $set: lacking });
    await updateStats(userId);
  }
}
