import type { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { ContractorProfileRecord } from './records/contractor-profile.model';
import { isWithinWorkingHours } from './records/working-intervals';

type StatusFields = Pick<ContractorProfileRecord, 'userId' | 'status' | 'workingHours'>;

/**
 * The status at an instant: as set by the contractor, except that an available one may be busy or outside of working
 * hours.
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
 * Disjoint conditions that together match every profile which may have the status; `statusAt` then decides by its
 * bookings and working hours. One query per condition can use an index, a single query for all of them cannot.
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
