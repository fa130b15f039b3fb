const slotMs = 5 * 60_000;

/**
 * The slots of five minutes that a booking reserves of its contractor, each with the contractor's id: at most 289 for a
 * day. A booking that begins or ends inside a slot reserves the whole slot.
 */
export function reservedSlots(contractorId: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string[] {
  const first = Math.floor(startsAt.getTime() / slotMs);
  const end = Math.ceil(endsAt.getTime() / slotMs);
  return Array.from({ length: end - first }, (_none, index) => `${contractorId}:${(first + index).toString(36)}`);
}
