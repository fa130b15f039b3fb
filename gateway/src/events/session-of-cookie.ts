import type { Caller } from '@plaza/contracts/identity/session';
import { identityInternal, SessionOfCookie } from '@plaza/contracts/internal/identity';
import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';

const timeoutMs = 3000;

/**
 * Asks identity for the caller whose active session a session cookie identifies.
 * @throws if identity does not answer
 */
export async function sessionOfCookie(
  internalFetch: InternalFetch,
  identityUrl: string,
  cookie: string,
): Promise<Caller | undefined> {
  const response = await internalFetch('identity', new URL(identityInternal.sessionPath, identityUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cookie }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A cookie that identity rejects belongs to no session.
  if (response.status === 400) return undefined;
  if (!response.ok) throw new Error(`identity answered ${response.status}`);
  return SessionOfCookie.parse(await response.json()).caller ?? undefined;
}
