import type { User } from '@plaza/contracts/identity/session';
import { personalStorage } from '@plaza/web-kit';

const storage = personalStorage('plaza.first-steps');
const over = 'over';
const newForMs = 30 * 86_400_000;

/** Whether somebody may still have first steps to take, as far as is known without asking. */
export const mayBeNew = ({ id, createdAt }: User, now: number): boolean =>
  now - Date.parse(createdAt) < newForMs && storage.read(id) !== over;

/** Remembers in this browser that there is nothing more to ask; who dismissed them is kept by the server as well. */
export const rememberOver = (userId: string): void => {
  storage.write(userId, over);
};
