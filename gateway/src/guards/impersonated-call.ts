import { type ImpersonatedCall, identityInternal } from '@plaza/contracts/internal/identity';
import type { InternalFetch } from '@plaza/service-kit/internal/internal-fetch';

const timeoutMs = 3000;

/**
 * Has identity record a call that an administrator is about to make as another user.
 * @throws when it was not recorded; then the call must not pass
 */
export async function recordImpersonatedCall(
  internalFetch: InternalFetch,
  identityUrl: string,
  call: ImpersonatedCall,
): Promise<void> {
  const response = await internalFetch('identity', new URL(identityInternal.impersonatedPath, identityUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`identity answered ${response.status}`);
}
