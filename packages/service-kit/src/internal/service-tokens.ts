import { Unauthenticated } from '../errors';
import type { MessageAuthentication } from '../security/message-authentication';

/** The header in which a service sends its token. */
export const serviceTokenHeader = 'x-service-token';

/** One call between two services. `target`: path and query as the called service receives them. */
export interface InternalCall {
  readonly caller: string;
  readonly audience: string;
  readonly method: string;
  readonly target: string;
}

/** Issues and verifies service tokens: each is valid for a minute and for one call between two services. */
export interface ServiceTokens {
  issue(call: InternalCall): string;
  /**
   * @returns the name of the calling service
   * @throws Unauthenticated `token_expired`, `token_invalid`, or `not_signed_in` without a token
   */
  check(token: string | undefined, call: Omit<InternalCall, 'caller'>): string;
}

const lifeMs = 60_000;
/** The accepted clock difference between two machines. */
const clockSkewMs = 30_000;
const purpose = 'service-token';

/** @param authentication shared by all services; during a rotation the newer secret signs, and both verify */
export function createServiceTokens(authentication: MessageAuthentication): ServiceTokens {
  return {
    issue(call) {
      const expiresAt = String(Date.now() + lifeMs);
      const code = authentication.sign(purpose, ...signedParts(call, expiresAt));
      return [call.caller, expiresAt, code.toString('base64url')].join('~');
    },
    check(token, { audience, method, target }) {
      if (!token) throw new Unauthenticated();
      const { caller, expiresAt, code } = partsOf(token);
      const parts = signedParts({ caller, audience, method, target }, expiresAt);
      if (!authentication.isValid(code, purpose, ...parts)) throw new Unauthenticated('token_invalid');
      const leftMs = Number(expiresAt) - Date.now();
      if (leftMs > lifeMs + clockSkewMs) throw new Unauthenticated('token_invalid');
      if (!(leftMs > -clockSkewMs)) throw new Unauthenticated('token_expired');
      return caller;
    },
  };
}

const signedParts = ({ caller, audience, method, target }: InternalCall, expiresAt: string) =>
  [caller, audience, method, target, expiresAt] as const;

const format = /^(?<caller>[\w.-]{1,64})~(?<expiresAt>\d{1,16})~(?<code>[\w-]{43})$/;

/** @throws Unauthenticated for a malformed token */
function partsOf(token: string): { caller: string; expiresAt: string; code: Buffer } {
  const { caller, expiresAt, code } = format.exec(token)?.groups ?? {};
  if (!caller || !expiresAt || !code) throw new Unauthenticated('token_invalid');
  return { caller, expiresAt, code: Buffer.from(code, 'base64url') };
}
