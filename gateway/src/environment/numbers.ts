import { z } from 'zod';

/** A whole number from 1. */
export const count = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);

/** A time of up to ten minutes. */
export const milliseconds = (byDefault: number) => z.coerce.number().int().min(1).max(600_000).default(byDefault);
