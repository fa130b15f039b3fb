import { stoppingStatus } from '@plaza/service-kit/stop-server';
import { z } from 'zod';

/** What a program reports at `/readyz`, beside its status code. */
export interface ReadinessAnswer {
  readonly isStopping: boolean;
  /** The version of the program; undefined where it reports none. */
  readonly version: string | undefined;
}

/** A `/readyz` answer is a few lines; of more than this nothing is read. */
const maxBytes = 16 * 1024;

const Answer = z.object({
  status: z.string().optional().catch(undefined),
  version: z
    .string()
    .regex(/^[\w.+-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** Reads an answer to `/readyz`; empty for answers that do not come from a service of ours. */
export async function readReadiness(body: AsyncIterable<Buffer>): Promise<ReadinessAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return { isStopping: false, version: undefined };
    chunks.push(chunk);
  }
  const answer = Answer.safeParse(parseJson(Buffer.concat(chunks).toString('utf8')));
  return { isStopping: answer.data?.status === stoppingStatus, version: answer.data?.version };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // whatever stands in front of the service answers something else than JSON
  }
}
