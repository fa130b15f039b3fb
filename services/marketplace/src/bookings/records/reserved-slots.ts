const spanMs = 5 * 60_000;

/**
 * The five-minute intervals of the contractor that a booking reserves, each with the contractor's id: at most 289 for a
 * day. A booking that begins or ends inside an interval reserves the whole interval.
 */
export function reservedSlotsOf(
  contractorId: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): string[] {
  const first = Math.floor(startsAt.getTime() / spanMs);
  const end = Math.ceil(endsAt.getTime() / spanMs);
  return Array.from({ length: end - first }, (_none, index) => `${contractorId}:${(first + index).toString(36)}`);
}
