import type { User } from '@plaza/contracts/identity/session';
import { personalStorage } from '@plaza/web-kit';

const storage = personalStorage('plaza.first-steps');
const newForMs = 30 * 86_400_000;
const surelyNewForMs = 600_000;

const ageOf = ({ createdAt }: User, now: number) => now - Date.parse(createdAt);

/** Whether somebody may still have first steps to take, as far as is known without asking. */
export const mayHaveSteps = (user: User, now: number): boolean =>
  ageOf(user, now) < newForMs && storage.read(user.id) !== 'over';

/** Whether they had some when this browser asked last, or have only just come: room is kept then until it is known. */
export const surelyHasSteps = (user: User, now: number): boolean =>
  storage.read(user.id) === 'open' || ageOf(user, now) < surelyNewForMs;

/** Remembers in this browser what the server said. Over is over: nothing is asked any more. */
export function rememberSteps(userId: string, known: 'open' | 'over'): void {
  storage.write(userId, known);
}
