import { type ApiError, apiErrorIn } from './api-error';

/**
 * A refusal because its idempotency key had been used for something else, with another message; undefined for any other
 * error.
 */
export function refusalOfKey(error: unknown, message: string): ApiError | undefined {
  const refusal = apiErrorIn(error);
  if (refusal?.data?.error.code !== 'idempotency_key_reused') return undefined;
  return { ...refusal, data: { ...refusal.data, message } };
}
