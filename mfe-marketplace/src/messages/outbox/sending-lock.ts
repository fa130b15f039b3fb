/**
 * Only one window of a browser sends a user's messages at a time, to keep their order. Without Web Locks several may
 * send: the server deduplicates by `clientId`.
 */
export async function withSendingLock<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  return locks ? locks.request(nameOf(userId), work) : work();
}

/** Does the work unless a window is sending; undefined if one is. */
export async function whileNobodySends<Result>(userId: string, work: () => Result): Promise<Result | undefined> {
  const { locks } = navigator;
  if (!locks) return work();
  return locks.request(nameOf(userId), { ifAvailable: true }, async (lock) => (lock ? work() : undefined));
}

const nameOf = (userId: string): string => `plaza.outbox.${userId}`;
