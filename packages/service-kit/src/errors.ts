import type { FieldError } from '@plaza/contracts/errors';
import type { z } from 'zod';
import type { SecurityEvent } from './security/security-event';
import { issueSentence } from './validation/issue-sentence';

/** The kind of an error; only the error middleware maps it to an HTTP status. */
export type ErrorKind =
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'outdated'
  | 'too-large'
  | 'wrong-type'
  | 'limited'
  | 'busy'
  | 'unavailable';

/** An error that callers may see: a stable code and a sentence. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  /** Set if operators should know about this refusal; see `asSecurityEvent`. */
  securityEvent?: SecurityEvent;
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details?: readonly FieldError[],
  ) {
    super(message);
  }
}

/** The input is invalid. */
export class InvalidInput extends ServiceError {
  constructor(message: string, details?: readonly FieldError[], code = 'invalid_input') {
    super('refused', code, message, details);
  }
}

/** The request has no session, or one that ended. */
export class Unauthenticated extends ServiceError {
  constructor(code: 'not_signed_in' | 'token_expired' | 'token_invalid' | 'token_revoked' = 'not_signed_in') {
    super('unauthenticated', code, 'Unauthorized');
  }
}

/** The caller is signed in, but not permitted to do this. */
export class Forbidden extends ServiceError {
  constructor(code: string, message = 'You do not have access to this.') {
    super('forbidden', code, message);
  }
}

/** The record does not exist or belongs to somebody else. */
export class NotFound extends ServiceError {
  constructor(code = 'not_found', message = 'Not found.') {
    super('missing', code, message);
  }
}

/** The current state does not allow the change. */
export class Conflict extends ServiceError {
  constructor(code: string, message: string) {
    super('conflict', code, message);
  }
}

/** The active version is not the one in If-Match; the details list the differences. */
export class Outdated extends ServiceError {
  constructor(code: string, message: string, details: readonly FieldError[]) {
    super('outdated', code, message, details);
  }
}

/** Too many attempts; `retryAfterSeconds` is sent as Retry-After. */
export class TooManyRequests extends ServiceError {
  constructor(readonly retryAfterSeconds: number) {
    super('limited', 'too_many_requests', 'Too many requests. Please try again later.');
  }
}

/** The capacity for concurrent work is exhausted; `retryAfterSeconds` is sent as Retry-After. */
export class Busy extends ServiceError {
  constructor(
    readonly retryAfterSeconds: number,
    message: string,
  ) {
    super('busy', 'busy', message);
  }
}

/** A dependency of this service fails, and there is no stored result to use instead. The cause is only logged. */
export class Unavailable extends ServiceError {
  constructor(code: string, message: string, cause: unknown) {
    super('unavailable', code, message);
    this.cause = cause;
  }
}

/**
 * Parses input with a schema.
 * @throws InvalidInput with all errors; its message is that of the first one, which is understandable without the path
 * in the details
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: issueSentence });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new InvalidInput(details[0]?.message ?? 'Invalid input.', details);
}
