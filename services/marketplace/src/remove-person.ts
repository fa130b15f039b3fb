import { ContractorProfile } from './contractors/contractor-profile.model';

/** Removes everything that marketplace owns of a person; again finds nothing. */
export async function removePerson(userId: string): Promise<void> {
  await ContractorProfile.deleteOne({ userId });
}
