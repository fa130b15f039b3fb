/** A `/readyz` answer is a few lines; of more than this nothing is read. */
const maxBytes = 16 * 1024;

/** The `version` that an answer to `/readyz` tells, 64 characters at most; undefined where it tells none. */
export async function readVersion(body: AsyncIterable<Buffer>): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return /"version":\s*"([\w.+-]{1,64})"/.exec(Buffer.concat(chunks).toString('utf8'))?.[1];
}
