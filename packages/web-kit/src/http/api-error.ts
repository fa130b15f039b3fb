import type { ErrorCode, ErrorEnvelope } from '@plaza/contracts/errors';

/**
 * Why a call failed. `message` is "{status}: {text or statusText}", as every screen may show it; `data` is the
 * server's envelope where it sent one. Status 0: no answer came.
 */
export interface ApiError {
  readonly status: number;
  readonly message: string;
  readonly data?: ErrorEnvelope;
  /** The trace of the call, by which operators find it even where no answer came. */
  readonly traceId?: string;
  /** How long the server asks to be left alone, where it says. */
  readonly retryAfterSeconds?: number;
}

/** Reads what an answer that is not OK says. */
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

/** Whether another token may help: a 401 for anything else, such as a wrong password, stays what it is. */
export const isTokenRefused = ({ status, data }: ApiError): boolean =>
  status === 401 && (!data || tokenErrorCodes.includes(data.error.code));

/** Whether the server asks for fresh proof of who the user is. */
export const needsFreshProof = ({ status, data }: ApiError): boolean =>
  status === 403 && data?.error.code === ('fresh_proof_required' satisfies ErrorCode);

/** The server's sentence, else the fallback. Takes whatever an RTK Query hook gives as its error. */
export function serverMessage(error: unknown, fallback: string): string {
  return apiErrorIn(error)?.data?.message ?? fallback;
}

/** The error as an ApiError, where it is one. */
export function apiErrorIn(error: unknown): ApiError | undefined {
  const isOne = typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
  return isOne ? (error as ApiError) : undefined;
}

function envelopeIn(text: string): ErrorEnvelope | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isEnvelope(parsed) ? parsed : undefined;
  } catch {
    return undefined; // a page or plain text: the message carries it
  }
}

function isEnvelope(value: unknown): value is ErrorEnvelope {
  if (typeof value !== 'object' || value === null || !('message' in value) || !('error' in value)) return false;
  return typeof value.message === 'string' && typeof value.error === 'object' && value.error !== null;
}
