import { type ImpersonatedCall, identityInternal } from '@plaza/contracts/identity';

const askMs = 3000;

/**
 * Has identity keep what an administrator is about to do as somebody else.
 * @throws when it did not, and then the call must not pass
 */
export async function keepImpersonatedCall(identityUrl: string, call: ImpersonatedCall): Promise<void> {
  const response = await fetch(new URL(identityInternal.impersonatedPath, identityUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(askMs),
  });
  if (!response.ok) throw new Error(`identity answered ${response.status}`);
}
