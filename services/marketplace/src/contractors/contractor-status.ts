import type { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { isWithinWorkingHours } from '../contractor-profiles/working-intervals';

type StatusFields = Pick<ContractorProfileRecord, 'userId' | 'status' | 'workingHours'>;

/**
 * The status at an instant: as the contractor has set it, but one who is available may be busy, or outside their hours.
 */
export function statusAt(
  at: Date,
  busy: ReadonlySet<string>,
  { userId, status, workingHours }: StatusFields,
): ContractorStatus {
  if (status !== 'available') return status;
  if (busy.has(userId)) return 'busy';
  return isWithinWorkingHours(workingHours, at, new Date(at.getTime() + 1)) ? 'available' : 'offline';
}

/**
 * Conditions of which a profile that may have a status meets exactly one; `statusAt` decides by its bookings and
 * working hours. One query for each of them is planned by an index, whereas one for all of them is not.
 */
export async function statusConditions(
  status: ContractorStatus,
  findBusy: () => Promise<ReadonlySet<string>>,
): Promise<object[]> {
  switch (status) {
    case 'available':
      return [{ status }];
    case 'busy':
      return [{ status }, { status: 'available', userId: { $in: [...(await findBusy())] } }];
    case 'offline':
      return [{ status }, { status: 'available', workingHours: { $ne: null } }];
  }
}
