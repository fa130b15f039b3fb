import { z } from 'zod';

/** One error of a rejected input: its dotted path (empty for the whole input) and a message. */
export const FieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The response body of every error. `code` is stable lower_snake; `message` is a sentence for users. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.array(FieldError).optional(),
    requestId: z.string(),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** The codes that clients may branch on. A service may define further codes (`account_not_found`). */
export const errorCodes = [
  'malformed_json',
  'invalid_input',
  'not_signed_in',
  'token_expired',
  'token_invalid',
  'token_revoked',
  'tab_not_permitted',
  'role_not_permitted',
  'second_factor_required',
  // Reauthentication is required. Open pages and other clients know this older name.
  'fresh_proof_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'upstream_unreachable',
  'upstream_unavailable',
  'upstream_timeout',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every failed request. @param details errors of fields, each with its path in the request's body */
export function errorEnvelope(
  code: string,
  message: string,
  requestId: string,
  details?: readonly FieldError[],
): ErrorEnvelope {
  return {
    success: false,
    message,
    error: { code, message, ...(details?.length ? { details: [...details] } : {}), requestId },
  };
}
