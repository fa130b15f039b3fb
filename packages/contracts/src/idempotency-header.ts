/**
 * A request that repeats the UUID of an earlier one in this header gets that one's result and has no further effect.
 */
export const idempotencyHeader = 'Idempotency-Key';
