import type { Caller } from '@plaza/contracts/session';
import { Forbidden } from '@plaza/service-kit/errors';
import { managerOf } from '../administration/policy/policy';

/**
 * Only those who manage everybody act as others, as they are by now: their token may be a moment older.
 * @throws NotSignedIn when they are gone; Forbidden `role_not_permitted`
 */
export async function demandImpersonator(caller: Caller): Promise<void> {
  const { reach } = await managerOf(caller);
  if (reach !== 'everybody') throw new Forbidden('role_not_permitted');
}

/** Whoever acts as somebody else, as the author of what they do in that; nobody else could have begun it. */
export const asImpersonator = (id: string): Caller => ({ id, role: 'admin_high', isAdmin: true, sessionId: '' });
