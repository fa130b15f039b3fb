import type { ErrorCode, ErrorEnvelope } from '@plaza/contracts/errors';

/**
 * Why a request failed. `message` is "{status}: {text or statusText}", which every screen may show; `data` is the
 * server's envelope, if the response contained one. Status 0: no response.
 */
export interface ApiError {
  readonly status: number;
  readonly message: string;
  readonly data?: ErrorEnvelope;
  /** The trace id of the call, with which operators find it even without a response. */
  readonly traceId?: string;
  /** The value of Retry-After, if the server sent it. */
  readonly retryAfterSeconds?: number;
}

/** Parses a response that is not OK. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const data = envelopeIn(text);
  const retryAfter = response.headers.get('Retry-After') ?? '';
  return {
    status: response.status,
    message: `${response.status}: ${text || response.statusText}`,
    ...(data && { data }),
    ...(/^\d{1,6}$/.test(retryAfter) && { retryAfterSeconds: Number(retryAfter) }),
  };
}

/** The error of a request that got no response, with status 0. */
export const noAnswer = (error: unknown): ApiError => ({
  status: 0,
  message: error instanceof Error ? error.message : String(error),
});

const tokenErrorCodes: readonly string[] = [
  'not_signed_in',
  'token_expired',
  'token_invalid',
  'token_revoked',
] satisfies ErrorCode[];

/** Whether another token may help: other 401 errors, such as a wrong password, do not depend on the token. */
export const isTokenRefused = ({ status, data }: ApiError): boolean =>
  status === 401 && (!data || tokenErrorCodes.includes(data.error.code));

/** Whether the server requires that the user reauthenticate. */
export const requiresReauthentication = ({ status, data }: ApiError): boolean =>
  status === 403 && data?.error.code === ('fresh_proof_required' satisfies ErrorCode);

/** The server's message, or the fallback. Accepts any error of an RTK Query hook. */
export function serverMessage(error: unknown, fallback: string): string {
  return apiErrorIn(error)?.data?.message ?? fallback;
}

/** The error as an ApiError; undefined if it is something else. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  const isOne = typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
  return isOne ? (error as ApiError) : undefined;
}

function envelopeIn(text: string): ErrorEnvelope | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isEnvelope(parsed) ? parsed : undefined;
  } catch {
    return undefined; // an HTML page or plain text, which the message contains
  }
}

function isEnvelope(value: unknown): value is ErrorEnvelope {
  if (typeof value !== 'object' || value === null || !('message' in value) || !('error' in value)) return false;
  return typeof value.message === 'string' && typeof value.error === 'object' && value.error !== null;
}
