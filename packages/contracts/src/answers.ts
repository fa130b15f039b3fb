import { z } from 'zod';

/** The first fields of answers on the `auth`, `profile` and `admin` paths. */
export const succeeded = { success: z.literal(true), message: z.string().optional() };

/** An answer that consists of a sentence for the user. */
export const Message = z.object({ ...succeeded, message: z.string() });
export type Message = z.infer<typeof Message>;
