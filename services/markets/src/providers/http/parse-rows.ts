import type { z } from 'zod';

/**
 * Parses rows one by one and drops the invalid ones.
 * @throws when none of them is valid
 */
export function parseRows<Schema extends z.ZodType>(
  schema: Schema,
  input: readonly unknown[],
): { rows: z.output<Schema>[]; dropped: number } {
  const rows = input.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  if (rows.length === 0) throw new Error(`none of ${input.length} rows is valid`);
  return { rows, dropped: input.length - rows.length };
}
