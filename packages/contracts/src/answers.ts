import { z } from 'zod';

/** How answers of the `auth`, `profile` and `admin` paths begin. */
export const succeeded = { success: z.literal(true), message: z.string().optional() };

/** An answer that is a sentence for the person. */
export const Message = z.object({ ...succeeded, message: z.string() });
export type Message = z.infer<typeof Message>;
