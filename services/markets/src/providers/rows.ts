import type { z } from 'zod';

/**
 * Takes rows one by one: one that makes no sense costs itself alone.
 * @throws when none of them makes sense
 */
export function rowsOf<Schema extends z.ZodType>(
  schema: Schema,
  given: readonly unknown[],
): { rows: z.output<Schema>[]; dropped: number } {
  const rows = given.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  if (rows.length === 0) throw new Error(`none of ${given.length} rows makes sense`);
  return { rows, dropped: given.length - rows.length };
}
