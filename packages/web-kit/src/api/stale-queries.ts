/**
 * When stale responses of a gateway were given, by the key of their query; a gateway serves them while a service is
 * unavailable.
 */
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

/**
 * When the oldest stale response of these queries was given, in milliseconds since 1970; undefined where none is stale.
 */
export function oldestStale(isAmong: (queryKey: string) => boolean): number | undefined {
  const ages = [...staleSince].filter(([key]) => isAmong(key)).map(([, at]) => at);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

/** Calls `listener` whenever a query becomes stale or fresh again. @returns how to stop */
export function onStaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}
