import { createHash } from 'node:crypto';
import { nameOfHash, packEncodings, unpackEncodings } from '@plaza/service-kit/releases/file-encodings';
import { AwsClient } from 'aws4fetch';
import { CorruptFile, type FileStore } from './file-store';

const requestMs = 10_000;
const atOnce = 10;

export interface S3Options {
  /** The address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Stores files as objects in an S3-compatible bucket: `files/<hash in hex>`, all forms of a file in one object. */
export function s3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  /** @throws Error unless the request succeeds or the object does not exist */
  async function request(
    method: 'GET' | 'HEAD' | 'PUT',
    hash: string,
    body: Buffer = Buffer.alloc(0),
  ): Promise<Response> {
    const response = await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/files/${nameOfHash(hash)}`, {
      method,
      // The signature covers the body as well.
      headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      signal: AbortSignal.timeout(requestMs),
    });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    throw new Error(`the store of files answered ${response.status} to ${method}`);
  }

  return {
    async find(hash) {
      const response = await request('GET', hash);
      if (response.status === 404) return undefined;
      const file = unpackEncodings(Buffer.from(await response.arrayBuffer()));
      if (!file) throw new CorruptFile(hash);
      return file;
    },

    async missing(hashes) {
      const missing: string[] = [];
      for (let from = 0; from < hashes.length; from += atOnce) {
        const some = hashes.slice(from, from + atOnce);
        const answers = await Promise.all(some.map((hash) => request('HEAD', hash)));
        missing.push(...some.filter((_hash, index) => answers[index]?.status === 404));
      }
      return missing;
    },

    async put(hash, file) {
      await request('PUT', hash, packEncodings(file));
    },

    // S3 cannot make a removal conditional on nobody having just begun to use the object, so a bucket keeps all
    // objects.
    markUsed: async () => undefined,
    removeUnused: async () => 0,
  };
}
