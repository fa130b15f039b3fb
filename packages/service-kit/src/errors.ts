import type { FieldError } from '@plaza/contracts/errors';
import type { z } from 'zod';
import { issueSentence } from './issue-sentence';
import type { SecurityEvent } from './security-event';

/** What kind of failure it is; the error middleware alone knows which HTTP status that means. */
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

/** A failure that a caller may know about: a stable code and a sentence. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  /** Set where operators should know of this refusal; see `asSecurityEvent`. */
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

/** Refused input. */
export class InvalidInput extends ServiceError {
  constructor(message: string, details?: readonly FieldError[], code = 'invalid_input') {
    super('refused', code, message, details);
  }
}

/** No session, or a dead one. */
export class Unauthenticated extends ServiceError {
  constructor(code: 'not_signed_in' | 'token_expired' | 'token_invalid' | 'token_revoked' = 'not_signed_in') {
    super('unauthenticated', code, 'Unauthorized');
  }
}

/** Signed in, but this is not theirs to do. */
export class Forbidden extends ServiceError {
  constructor(code: string, message = 'You do not have access to this.') {
    super('forbidden', code, message);
  }
}

/** Not there, or somebody else's. */
export class NotFound extends ServiceError {
  constructor(code = 'not_found', message = 'Not found.') {
    super('missing', code, message);
  }
}

/** The state of things does not allow it. */
export class Conflict extends ServiceError {
  constructor(code: string, message: string) {
    super('conflict', code, message);
  }
}

/** Another version is active than the one that If-Match names; the details list the differences. */
export class Outdated extends ServiceError {
  constructor(code: string, message: string, details: readonly FieldError[]) {
    super('outdated', code, message, details);
  }
}

/** Too many tries; `retryAfterSeconds` goes into Retry-After. */
export class TooManyRequests extends ServiceError {
  constructor(readonly retryAfterSeconds: number) {
    super('limited', 'too_many_requests', 'Too many requests. Please try again later.');
  }
}

/** So much is being done already that there is no room for more; `retryAfterSeconds` goes into Retry-After. */
export class Busy extends ServiceError {
  constructor(
    readonly retryAfterSeconds: number,
    message: string,
  ) {
    super('busy', 'busy', message);
  }
}

/** A dependency of this service fails, and nothing stored can replace it. The cause is for the log alone. */
export class Unavailable extends ServiceError {
  constructor(code: string, message: string, cause: unknown) {
    super('unavailable', code, message);
    this.cause = cause;
  }
}

/**
 * Parses input with a schema.
 * @throws InvalidInput with every fault; its message is the first fault's, which stands alone: the path is in the
 * details
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: issueSentence });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new InvalidInput(details[0]?.message ?? 'Invalid input.', details);
}
