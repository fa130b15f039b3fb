import type { IncomingMessage } from 'node:http';
import { type Client, client } from '@plaza/test-kit/http';
import { createInternalFetch } from '../internal/internal-fetch';
import { createServiceTokens, serviceTokenHeader } from '../internal/service-tokens';
import { type MessageAuthentication, messageAuthentication } from '../security/message-authentication';

/** An internal fetch for tests in which a stand-in takes the place of the called service. */
export const internalFetch = createInternalFetch('test', createServiceTokens(messageAuthentication()));

/** Whether a request to a stand-in for `audience` has a valid service token for this call. */
export function isServiceCall({ headers, method = '', url = '' }: IncomingMessage, audience: string): boolean {
  const token = headers[serviceTokenHeader];
  const tokens = createServiceTokens(messageAuthentication());
  try {
    return tokens.check(typeof token === 'string' ? token : undefined, { audience, method, target: url }) !== '';
  } catch {
    return false;
  }
}

interface As {
  readonly caller?: string;
  readonly audience?: string;
  readonly authentication?: MessageAuthentication;
}

/**
 * A client that calls a service as another service: each call has its own token, by default one that `fixedTrust`
 * accepts.
 */
export function serviceClient(
  url: string,
  { caller = 'neighbour', audience = 'test', authentication = messageAuthentication() }: As = {},
): Client {
  const tokens = createServiceTokens(authentication);
  const anybody = client(url);
  const withToken = (method: string, target: string, headers?: Record<string, string>) => ({
    headers: { [serviceTokenHeader]: tokens.issue({ caller, audience, method, target }), ...headers },
  });
  return {
    get: (path, extra) => anybody.get(path, withToken('GET', path, extra?.headers)),
    delete: (path, extra) => anybody.delete(path, withToken('DELETE', path, extra?.headers)),
    post: (path, body, extra) => anybody.post(path, body, withToken('POST', path, extra?.headers)),
    put: (path, body, extra) => anybody.put(path, body, withToken('PUT', path, extra?.headers)),
    patch: (path, body, extra) => anybody.patch(path, body, withToken('PATCH', path, extra?.headers)),
  };
}
