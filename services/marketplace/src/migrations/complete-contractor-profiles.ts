import { updateStats } from '../bookings/background/contractor-stats';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';

/**
 * Completes profiles of earlier releases, which had no working hours, no stats from bookings and no published event.
 * Idempotent; several instances can run it at once.
 */
export async function completeContractorProfiles(): Promise<void> {
  const missing = { $exists: false };
  const incomplete = await ContractorProfileModel.find(
    { $or: [{ isListed: missing }, { outbox: missing }] },
    { userId: 1 },
  ).lean();
  for (const { userId } of incomplete) {
    const defaults = { isListed: true, workingHours: null, countedAt: null };
    await ContractorProfileModel.updateOne({ userId, isListed: missing }, { $set: defaults });
    await updateStats(userId);
  }
}
