import { z } from 'zod';
import type { ProviderClient } from '../http/provider-client';

const ErrorAnswer = z.object({ status: z.literal('error'), code: z.number() });
/** Without commas, which would make it several symbols: each costs a call, and the answer has another form. */
const singleSymbol = /^[\w.:/-]{1,20}$/;

/** Whether a key that a user sent can be the symbol of one instrument. */
export const isSingleSymbol = (key: string): boolean => singleSymbol.test(key);

const unknownSymbolCodes = new Set([400, 404]);

/** Whether a response says that no symbol of the request is known. */
export function isUnknownSymbol(answer: unknown): boolean {
  const error = ErrorAnswer.safeParse(answer);
  return error.success && unknownSymbolCodes.has(error.data.code);
}

/** @throws for an error response, with only its code, as its text may contain the key */
export function requireSuccess(answer: unknown, client: ProviderClient): unknown {
  const error = ErrorAnswer.safeParse(answer);
  if (error.success) throw new Error(`${client.host} refused with ${error.data.code}`);
  return answer;
}

/**
 * The answer for each symbol. A response for several symbols has one answer per symbol; for a single one it is the
 * answer.
 */
export async function answersBySymbol(
  client: ProviderClient,
  path: string,
  symbols: readonly string[],
  query: Readonly<Record<string, string>> = {},
): Promise<[symbol: string, answer: unknown][]> {
  const options = { query: { ...query, symbol: symbols.join(',') }, calls: symbols.length };
  const answer = requireSuccess(await client.json(path, options), client);
  const [only] = symbols;
  if (symbols.length === 1 && only !== undefined) return [[only, answer]];
  return Object.entries(z.record(z.string(), z.unknown()).parse(answer));
}
