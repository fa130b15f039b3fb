import type { ContractorProfile, Verification } from '@plaza/contracts/marketplace/contractors';
import { Conflict } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { type Author, auditRecordEntry } from '../audit';
import { requireContractor, type UserDirectory } from '../users/user-directory';
import { toContractorProfile } from './contractor-profile';
import { ContractorProfileModel, type ContractorProfileRecord } from './records/contractor-profile.model';
import { upsertProfile } from './records/contractor-profiles';

/**
 * Verifies the license and insurance that the administrator saw, unless they have changed since.
 * @throws NotFound `contractor_not_found`; Conflict `changed_meanwhile`; Unavailable
 */
export async function verifyContractor(
  id: string,
  author: Author,
  { isVerified, seen }: Verification,
  users: UserDirectory,
): Promise<ContractorProfile> {
  const card = await requireContractor(id, users);
  return retryOnConflict(async () => {
    const before = await upsertProfile(card);
    const { businessLicense, insuranceInfo } = before;
    if (seen && (seen.businessLicense !== businessLicense || seen.insuranceInfo !== insuranceInfo))
      throw papersChanged();
    const verified = { isVerified, verificationDate: isVerified ? new Date() : null };
    const record = {
      target: id,
      action: isVerified ? ('contractor.verify' as const) : ('contractor.unverify' as const),
      before: toAudited(before),
      after: toAudited(verified),
    };
    const after = await ContractorProfileModel.findOneAndUpdate(
      { userId: id, ...seen, isVerified: before.isVerified, verificationDate: before.verificationDate },
      { $set: verified, $push: { outbox: auditRecordEntry(author, record) } },
      { returnDocument: 'after' },
    ).lean();
    return after && toContractorProfile(after);
  });
}

type Verified = Pick<ContractorProfileRecord, 'isVerified' | 'verificationDate'>;

const toAudited = ({ isVerified, verificationDate }: Verified) => ({
  isVerified,
  verificationDate: verificationDate?.toISOString() ?? null,
});

const papersChanged = () =>
  new Conflict('changed_meanwhile', 'Licence or insurance changed meanwhile. Look at them again.');
