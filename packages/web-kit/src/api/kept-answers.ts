/** When the answers that a gateway had kept for while their service is away were given, by the key of their query. */
const given = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes note of whether an answer is of now, as its headers say. */
export function noteAnswer(queryKey: string, { headers }: Response): void {
  const before = given.get(queryKey);
  if (headers.has('x-plaza-stale')) given.set(queryKey, Date.now() - Number(headers.get('age') ?? 0) * 1000);
  else given.delete(queryKey);
  if (given.get(queryKey) !== before) notifyAll();
}

/** Forgets all of it, as the person is another. */
export function forgetKept(): void {
  given.clear();
  notifyAll();
}

export const isKept = (queryKey: string): boolean => given.has(queryKey);

/** When the oldest kept answer of these queries was given, in milliseconds since 1970; undefined where none of them has one. */
export function oldestKept(isAmong: (queryKey: string) => boolean): number | undefined {
  const ages = [...given].filter(([key]) => isAmong(key)).map(([, at]) => at);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

/** Calls `listener` as an answer comes that was kept, or one of now in its place. @returns how to stop */
export function followKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}
