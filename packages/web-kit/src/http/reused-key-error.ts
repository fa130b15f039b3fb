import { type ApiError, apiErrorIn } from './api-error';

/**
 * If the server refused an idempotency key because it was used with another input: the same error with another message.
 * Otherwise undefined.
 */
export function reusedKeyError(error: unknown, message: string): ApiError | undefined {
  const failure = apiErrorIn(error);
  if (failure?.data?.error.code !== 'idempotency_key_reused') return undefined;
  return { ...failure, data: { ...failure.data, message } };
}
