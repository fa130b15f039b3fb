import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { request } from '../http/endpoint';
import { log } from '../log';

/** How long to wait for the server. */
const timeoutMs = 5000;

/** Reports the end of an impersonation to the server, with the token that is no longer stored. */
export async function reportImpersonationEnd(acting: string): Promise<void> {
  try {
    const { url, method } = request(identityEndpoints.endImpersonation);
    const response = await fetch(url, {
      method,
      keepalive: true,
      headers: { Authorization: `Bearer ${acting}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) log.warn('the server rejected the end of the impersonation', response.status);
  } catch (error) {
    log.warn('the end of the impersonation could not be reported', error);
  }
}
