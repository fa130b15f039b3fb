import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { searchFieldsOf } from '../contractors/records/profile-search';

const batchSize = 500;

/**
 * Stores the search terms of profiles of earlier releases, which had none. Idempotent; several instances can run it at
 * once. The signal stops it between two batches.
 */
export async function storeContractorSearchTerms(signal: AbortSignal): Promise<void> {
  for (let batch = await withoutTerms(); batch.length > 0; batch = await withoutTerms()) {
    if (signal.aborted) return;
    await ContractorProfileModel.bulkWrite(
      batch.map((profile) => {
        const { _id, contactName, businessName, specializations } = profile;
        // A profile that is renamed meanwhile already has terms of the new name, or is in the next batch.
        const filter = { _id, contactName, businessName, specializations };
        return { updateOne: { filter, update: { $set: searchFieldsOf(profile) }, timestamps: false } };
      }),
      { ordered: false },
    );
  }
}

const withoutTerms = () =>
  ContractorProfileModel.find(
    { searchTerms: { $exists: false } },
    { contactName: 1, businessName: 1, specializations: 1 },
  )
    .limit(batchSize)
    .lean();
