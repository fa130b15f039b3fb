import type { User } from '@plaza/contracts/identity/session';

const tokenKey = 'jwt';
const userKey = 'user';
const impersonationKey = 'plaza.impersonation';
const sessionKeys: readonly string[] = [tokenKey, userKey, impersonationKey];

/** While an administrator acts as the stored person: until when, as an instant. */
export interface StoredImpersonation {
  readonly expiresAt: string;
}

/** The access token kept in this browser. */
export const readToken = (): string | null => localStorage.getItem(tokenKey) || null;

export const writeToken = (token: string): void => localStorage.setItem(tokenKey, token);

/** The stored person; what cannot be one ('undefined', 'null', no JSON, no role) is removed and counts as none. */
export function readUser(): User | null {
  const text = localStorage.getItem(userKey);
  if (text === null) return null;
  try {
    const user: unknown = JSON.parse(text);
    if (typeof user === 'object' && user !== null && 'role' in user) return user as User;
  } catch {
    // Not JSON ('undefined' among others): removed below like everything else that is no person.
  }
  localStorage.removeItem(userKey);
  return null;
}

export const writeUser = (user: User): void => localStorage.setItem(userKey, JSON.stringify(user));

/** Whether the stored person is acted as, and until when. */
export function readImpersonation(): StoredImpersonation | null {
  const expiresAt = localStorage.getItem(impersonationKey);
  return expiresAt ? { expiresAt } : null;
}

export const writeImpersonation = ({ expiresAt }: StoredImpersonation): void =>
  localStorage.setItem(impersonationKey, expiresAt);

/**
 * Stores a session of one's own in place of any other. The mark of acting as somebody goes last: what an administrator
 * stores of their own is kept by it until the stored user is themself, also by a window that looks in between.
 */
export function writeSession(token: string, user: User): void {
  writeToken(token);
  writeUser(user);
  localStorage.removeItem(impersonationKey);
}

export function removeSession(): void {
  for (const key of sessionKeys) localStorage.removeItem(key);
}

const renewedEvent = 'plaza:session-renewed';

/**
 * Stores a newer token of the same session, with the person as the server knows them now, and tells this page of it.
 */
export function writeRenewed(token: string, user: User): void {
  writeToken(token);
  writeUser(user);
  window.dispatchEvent(new Event(renewedEvent));
}

/**
 * Tells when another window of this browser signed in or out, or began or ended to act as somebody; when a page that
 * the browser had frozen, as Back finds it, may not have heard of that; and when the session was renewed here.
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
