import { boardContractors } from '@plaza/contracts/marketplace/choices';
import type { BookingRecord } from '../bookings/records/booking.model';
import { ContractorProfileModel, type ContractorProfileRecord } from '../contractors/records/contractor-profile.model';
import { byName, nameCollator } from '../text/by-name';

type ContractorBooking = Pick<BookingRecord, 'contractorId' | 'contractor' | 'status'>;

/** The contractors on an administrator's board, and whether there are others. */
interface BoardContractors {
  readonly profiles: readonly ContractorProfileRecord[];
  readonly hasMore: boolean;
}

/**
 * The contractors who have these bookings, and as many others as the board has space for; all by the names of their
 * businesses.
 */
export async function findBoardContractors(bookings: readonly ContractorBooking[]): Promise<BoardContractors> {
  const ids = contractorIds(bookings);
  const busy = await ContractorProfileModel.find({ userId: { $in: ids.slice(0, boardContractors) } }).lean();
  const left = boardContractors - busy.length;
  const others = await ContractorProfileModel.find({ isListed: true, userId: { $nin: ids } })
    .sort({ businessName: 1, _id: 1 })
    .collation(byName)
    .limit(left + 1)
    .lean();
  return {
    profiles: [...busy, ...others.slice(0, left)].sort(byBusiness),
    hasMore: ids.length > boardContractors || others.length > left,
  };
}

/** Those with an accepted booking come first: requests wait beside the rows, and need none. */
function contractorIds(bookings: readonly ContractorBooking[]): string[] {
  const given = bookings.filter(({ contractor }) => contractor !== null);
  const accepted = given.filter(({ status }) => status !== 'pending');
  return [...new Set([...accepted, ...given].map(({ contractorId }) => contractorId))];
}

const byBusiness = (one: ContractorProfileRecord, other: ContractorProfileRecord): number =>
  nameCollator.compare(one.businessName, other.businessName) || (one._id < other._id ? -1 : 1);
