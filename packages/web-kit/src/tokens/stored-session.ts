import type { User } from '@plaza/contracts/identity/session';

const tokenKey = 'jwt';
const userKey = 'user';
const impersonationKey = 'plaza.impersonation';
const sessionKeys: readonly string[] = [tokenKey, userKey, impersonationKey];

/** The end of an impersonation of the stored user, as an instant. */
export interface StoredImpersonation {
  readonly expiresAt: string;
}

/** The access token stored in this browser. */
export const readToken = (): string | null => localStorage.getItem(tokenKey) || null;

export const writeToken = (token: string): void => localStorage.setItem(tokenKey, token);

/** The stored user; an invalid value ('undefined', 'null', no JSON, no role) is removed and counts as none. */
export function readUser(): User | null {
  const text = localStorage.getItem(userKey);
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user === 'object' && user !== null && 'role' in user) return user as User;
  } catch {
    // Not JSON (for example 'undefined'): removed below like any other invalid value.
  }
  localStorage.removeItem(userKey);
  return null;
}

export const writeUser = (user: User): void => localStorage.setItem(userKey, JSON.stringify(user));

/** The end of the impersonation, if the stored user is impersonated. */
export function readImpersonation(): StoredImpersonation | null {
  const expiresAt = localStorage.getItem(impersonationKey);
  return expiresAt ? { expiresAt } : null;
}

export const writeImpersonation = ({ expiresAt }: StoredImpersonation): void =>
  localStorage.setItem(impersonationKey, expiresAt);

/**
 * Stores the user's own session in place of any other. The impersonation mark is removed last: while it exists, no
 * window removes the administrator's personal data, so it must remain until the stored user is the administrator again.
 */
export function writeSession(token: string, user: User): void {
  writeToken(token);
  writeUser(user);
  localStorage.removeItem(impersonationKey);
}

/** Removes the session from this browser: token, user and impersonation. */
export function removeSession(): void {
  for (const key of sessionKeys) localStorage.removeItem(key);
}

const renewedEvent = 'plaza:session-renewed';

/** Stores a newer token of the same session and the current user, and notifies this page. */
export function writeRenewed(token: string, user: User): void {
  writeToken(token);
  writeUser(user);
  window.dispatchEvent(new Event(renewedEvent));
}

/**
 * Calls `listener` when another window of this browser signed in or out, or began or ended an impersonation; when a
 * page that the browser had frozen, as after Back, may have missed such a change; and when the session was renewed
 * here.
 */
export function onStoredSession(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || sessionKeys.includes(key)) listener();
  };
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  window.addEventListener(renewedEvent, listener);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
    window.removeEventListener(renewedEvent, listener);
  };
}
