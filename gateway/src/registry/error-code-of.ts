import { z } from 'zod';

const Answer = z.object({ error: z.object({ code: z.string() }) });

/** The code of the registry's own error; undefined if something else answered, such as a proxy in front of it. */
export async function errorCodeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  return Answer.safeParse(body).data?.error.code;
}
