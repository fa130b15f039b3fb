/**
 * Query key → when its stale response was generated; a gateway serves stale responses while a service is unavailable.
 */
const staleSince = new Map<string, number>();
const listeners = new Set<() => void>();

/** Records whether a response is stale, according to its headers. */
export function recordFreshness(queryKey: string, { headers }: Response): void {
  const before = staleSince.get(queryKey);
  if (headers.has('x-plaza-stale')) staleSince.set(queryKey, Date.now() - Number(headers.get('age') ?? 0) * 1000);
  else staleSince.delete(queryKey);
  if (staleSince.get(queryKey) !== before) notifyAll();
}

/** Forgets everything, for a change of the user. */
export function clearStale(): void {
  staleSince.clear();
  notifyAll();
}

export const isStale = (queryKey: string): boolean => staleSince.has(queryKey);

/**
 * The time of the oldest stale response among these queries, in milliseconds since 1970; undefined if none is stale.
 */
export function oldestStale(isAmong: (queryKey: string) => boolean): number | undefined {
  const ages = [...staleSince].filter(([key]) => isAmong(key)).map(([, at]) => at);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

/** Calls `listener` whenever a query becomes stale or fresh again. @returns a function that stops it */
export function onStaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}
