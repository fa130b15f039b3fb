import { useSyncExternalStore } from 'react';

/** When the answers that a gateway had kept for while their service is away were given, by the key of their query. */
const given = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes note of whether an answer is of now, as its headers say. */
export function noteAnswer(queryKey: string, { headers }: Response): void {
  const before = given.get(queryKey);
  if (headers.has('x-plaza-stale')) given.set(queryKey, Date.now() - Number(headers.get('age') ?? 0) * 1000);
  else given.delete(queryKey);
  if (given.get(queryKey) !== before) for (const notify of listeners) notify();
}

/** Forgets all of it, as the person is another. */
export function forgetKept(): void {
  given.clear();
  for (const notify of listeners) notify();
}

export const isKept = (queryKey: string): boolean => given.has(queryKey);

/** Since when the oldest of what is shown could not be renewed, in milliseconds since 1970; undefined where all is of now. */
export function useKeptSince(): number | undefined {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => (given.size > 0 ? Math.min(...given.values()) : undefined),
  );
}
