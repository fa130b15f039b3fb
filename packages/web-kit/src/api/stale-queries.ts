/** When the answers that a gateway had kept for while their service is away were given, by the key of their query. */
const staleSince = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes note of whether an answer is of now, as its headers say. */
export function recordFreshness(queryKey: string, { headers }: Response): void {
  const before = staleSince.get(queryKey);
  if (headers.has('x-plaza-stale')) staleSince.set(queryKey, Date.now() - Number(headers.get('age') ?? 0) * 1000);
  else staleSince.delete(queryKey);
  if (staleSince.get(queryKey) !== before) notifyAll();
}

/** Forgets all of it, as the person is another. */
export function clearStale(): void {
  staleSince.clear();
  notifyAll();
}

export const isStale = (queryKey: string): boolean => staleSince.has(queryKey);

/** When the oldest kept answer of these queries was given, in milliseconds since 1970; undefined where none of them has one. */
export function oldestStale(isAmong: (queryKey: string) => boolean): number | undefined {
  const ages = [...staleSince].filter(([key]) => isAmong(key)).map(([, at]) => at);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

/** Calls `listener` as an answer comes that was kept, or one of now in its place. @returns how to stop */
export function onStaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}
