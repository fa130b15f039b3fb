/** Whatever takes a UUID in this header does for a repeated one what it did for the first, and nothing more. */
export const idempotencyHeader = 'Idempotency-Key';
