import type { User } from '@plaza/contracts/identity/session';
import { personalStorage } from '@plaza/web-kit';
import { useSyncExternalStore } from 'react';

const storage = personalStorage('plaza.first-steps');
const newForMs = 30 * 86_400_000;
const surelyNewForMs = 600_000;

const ageOf = ({ createdAt }: User, now: number) => now - Date.parse(createdAt);

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the user may have steps left, judged without a request; follows `rememberSteps`. */
export const useMayHaveSteps = (user: User | null, now: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => user !== null && ageOf(user, now) < newForMs && storage.read(user.id) !== 'over',
  );

/**
 * Whether the user had steps at the last request from this browser, or is new. Space is then reserved while loading.
 */
export const surelyHasSteps = (user: User, now: number): boolean =>
  storage.read(user.id) === 'open' || ageOf(user, now) < surelyNewForMs;

/** Stores the server's response in this browser. After `over`, no further requests are sent. */
export function rememberSteps(userId: string, known: 'open' | 'over'): void {
  storage.write(userId, known);
  for (const listener of listeners) listener();
}
