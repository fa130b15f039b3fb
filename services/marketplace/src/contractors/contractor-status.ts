import type { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { isWithinWorkingHours } from '../contractor-profiles/working-intervals';

type StatusFields = Pick<ContractorProfileRecord, 'userId' | 'status' | 'workingHours'>;

/** What a contractor is at an instant: what they say of themselves, and who says to be available may still not be. */
export function statusAt(
  at: Date,
  busy: ReadonlySet<string>,
  { userId, status, workingHours }: StatusFields,
): ContractorStatus {
  if (status !== 'available') return status;
  if (busy.has(userId)) return 'busy';
  return isWithinWorkingHours(workingHours, at, new Date(at.getTime() + 1)) ? 'available' : 'offline';
}

/** What profiles must match that may be of a status; whether it is within working hours is left to judge. */
export function statusConditions(status: ContractorStatus, busy: ReadonlySet<string>): object {
  const says = (userId: object, more: object = {}) => ({ status: 'available', userId, ...more });
  switch (status) {
    case 'available':
      return says({ $nin: [...busy] });
    case 'busy':
      return { $or: [{ status }, says({ $in: [...busy] })] };
    case 'offline':
      return { $or: [{ status }, says({ $nin: [...busy] }, { workingHours: { $ne: null } })] };
  }
}
