const spanMs = 5 * 60_000;

/**
 * The spans of five minutes that a booking holds of its contractor, each with the contractor's id: at most 289 for a
 * day. A booking that begins or ends inside a span holds the whole span.
 */
export function holdsOf(contractorId: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string[] {
  const first = Math.floor(startsAt.getTime() / spanMs);
  const end = Math.ceil(endsAt.getTime() / spanMs);
  return Array.from({ length: end - first }, (_none, index) => `${contractorId}:${(first + index).toString(36)}`);
}
