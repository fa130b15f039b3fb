import { BookingModel } from '../bookings/records/booking.model';

/** How many bookings one command reads or writes, because each command is subject to the time limit of queries. */
const batchSize = 2000;

/** The ids of all bookings, in pages; in the order of the `_id` index, for conditions that no index serves. */
export async function* pagesOfBookings(): AsyncGenerator<string[]> {
  for (let ids = await idsAfter(''); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? '')) yield ids;
}

async function idsAfter(last: string): Promise<string[]> {
  const page = await BookingModel.find({ _id: { $gt: last } }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(batchSize)
    .lean();
  return page.map(({ _id }) => _id);
}
