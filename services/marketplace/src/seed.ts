import { isDuplicateKey } from '@plaza/service-kit/database';
import { ContractorProfile, type ContractorProfileRecord } from './contractors/contractor-profile.model';

type Needed = 'userId' | 'contactName' | 'email' | 'businessName';
type Open = Exclude<keyof ContractorProfileRecord, Needed | '_id' | 'rating' | 'createdAt' | 'updatedAt'>;

/** A contractor to begin with, in the stored words; `rating` as a decimal string ('4.85'). */
export type SeedContractor = Pick<ContractorProfileRecord, Needed> &
  Partial<Pick<ContractorProfileRecord, Open>> & { readonly rating?: string };

/** Stores profiles; a person who has one keeps it as it is. */
export async function seedContractors(profiles: readonly SeedContractor[]): Promise<void> {
  for (const profile of profiles) {
    await new ContractorProfile(profile).save().catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
