import type { ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import type { ContractorProfileRecord } from '../contractor-profiles/contractor-profile.model';
import { isWithinWorkingHours } from '../contractor-profiles/working-intervals';

type StatusFields = Pick<ContractorProfileRecord, 'userId' | 'status' | 'workingHours'>;

/** The status at an instant: as the contractor has set it, but one who is available may be busy, or outside their hours. */
export function statusAt(
  at: Date,
  busy: ReadonlySet<string>,
  { userId, status, workingHours }: StatusFields,
): ContractorStatus {
  if (status !== 'available') return status;
  if (busy.has(userId)) return 'busy';
  return isWithinWorkingHours(workingHours, at, new Date(at.getTime() + 1)) ? 'available' : 'offline';
}

/** Matches all profiles that may have a status; `statusAt` decides by their bookings and working hours. */
export async function statusConditions(
  status: ContractorStatus,
  findBusy: () => Promise<ReadonlySet<string>>,
): Promise<object> {
  switch (status) {
    case 'available':
      return { status };
    case 'busy':
      return { $or: [{ status }, { status: 'available', userId: { $in: [...(await findBusy())] } }] };
    case 'offline':
      return { $or: [{ status }, { status: 'available', workingHours: { $ne: null } }] };
  }
}
