import { stoppingStatus } from '@plaza/service-kit/http/stop-server';
import { z } from 'zod';

/** The content of a `/readyz` response, besides its status code. */
export interface ReadinessAnswer {
  readonly isStopping: boolean;
  /** The version of the program; undefined if it reports none. */
  readonly version: string | undefined;
}

/** A `/readyz` response is a few lines; the content of a longer one is ignored. */
const maxBytes = 16 * 1024;

const Answer = z.object({
  status: z.string().optional().catch(undefined),
  version: z
    .string()
    .regex(/^[\w.+-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/**
 * Reads a `/readyz` response. If it does not come from a Plaza service, `isStopping` is false and `version` undefined.
 */
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
    return undefined; // a proxy in front of the service may answer with something other than JSON
  }
}
